// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// One presentation of each kind, for the accessibility trees of browsers.
struct EveryKind: View {
    private struct Photo: Identifiable {
        let id: Int
        let title: String
    }

    @State private var shown = ""
    @State private var photo: Int?
    @State private var tour = Tour(steps: 2)
    @State private var notes = ""
    @State private var date = Date(timeIntervalSince1970: 1_710_498_600)
    @State private var color = Color(red: 1, green: 0.5, blue: 0)
    @Environment(\.toastPresenter) private var toastPresenter

    private let photos = [Photo(id: 1, title: "Dawn"), Photo(id: 2, title: "Dusk")]
    private let kinds = [
        "sheet", "cover", "alert", "dialog", "popover", "drawer", "inspector", "palette", "panel", "date", "color",
    ]

    var body: some View {
        VStack {
            ForEach(kinds, id: \.self) { kind in Button("Show \(kind)") { shown = kind } }
            Button("Show pictures") { photo = 1 }
            Button("Show tour") { tour.start() }.tourStep(0, of: $tour, "First step", message: "It explains.")
            Button("Show toast") {
                toastPresenter.present("Saved", style: .standard(duration: .long))
            }
            Button("Show card") {}.hoverCard { Text("Countess of Lovelace").padding() }
            Menu("Show menu") {
                Button("Copy") {}
                Button("Delete", role: .destructive) {}
            }
        }
        .sheet(isPresented: binding("sheet")) {
            VStack {
                Text("Edit").font(.title).accessibilityAddTraits(.isHeader)
                TextField("Notes", text: $notes)
                Button("Done") { shown = "" }
            }
            .presentationDetents([.medium, .large])
        }
        .fullScreenCover(isPresented: binding("cover")) { Button("Close cover") { shown = "" } }
        .alert("Erase?", isPresented: binding("alert")) {
            Button("Erase", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("It cannot be undone.")
        }
        .confirmationDialog("Sort", isPresented: binding("dialog")) {
            Button("By Name") {}
            Button("By Date") {}
        }
        .popover(isPresented: binding("popover")) { Button("Inside the popover") {}.padding() }
        .drawer(isPresented: binding("drawer")) { Button("Inside the drawer") {} }
        .inspector(isPresented: binding("inspector")) {
            Button("Inside the inspector") {}.inspectorColumnWidth(min: 200, ideal: 260, max: 400)
        }
        .datePicker("Due date", isPresented: binding("date"), selection: $date, displayedComponents: .hourAndMinute)
        .colorPicker("Label", isPresented: binding("color"), selection: $color)
        .commandPalette(
            isPresented: binding("palette"), prompt: "Commands",
            commands: [PaletteCommand("Copy", group: "Edit") {}, PaletteCommand("Paste", group: "Edit") {}]
        )
        .floatingPanel("Brushes", isPresented: binding("panel")) { Button("Inside the panel") {} }
        .pictureViewer(selection: $photo, in: photos, name: \.title) { _ in Color.blue }
    }

    private func binding(_ kind: String) -> Binding<Bool> {
        Binding {
            shown == kind
        } set: {
            if !$0 { shown = "" }
        }
    }
}
