// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Presentations that take another form in narrow windows, columns that are resized and nested, a sheet of a column of a
/// split view, and pickers.
struct Adapted: View {
    @State private var sorts = false
    @State private var showsFilter = false
    @State private var showsLayers = false
    @State private var showsDetails = false
    @State private var showsTools = false
    @State private var tools = PanelPlacement(width: 240, dock: .trailing)
    @State private var picksDate = false
    @State private var picksColor = false
    @State private var date = Date(timeIntervalSince1970: 1_710_498_600)
    @State private var color = Color(red: 1, green: 0.5, blue: 0)
    @State private var presses = 0

    var body: some View {
        VStack(spacing: 12) {
            Button("Sort") { sorts = true }
                .sheet(isPresented: $sorts) {
                    Words(title: "Sorting").presentationDetents([.medium, .large])
                        .presentationCompactAdaptation(.popover)
                }
            Button("Filter") { showsFilter = true }
                .popover(isPresented: $showsFilter, arrowEdge: .leading) {
                    Words(title: "Filters").presentationDetents([.height(260), .large])
                }
            Button("Layers") { showsLayers.toggle() }
            Button("Tools") { showsTools.toggle() }
            Button("Date") { picksDate = true }
                .datePicker("Due date", isPresented: $picksDate, selection: $date)
                .environment(\.timeZone, TimeZone(identifier: "UTC")!)
            Button("Color") { picksColor = true }
                .colorPicker("Label", isPresented: $picksColor, selection: $color)
            Button("Count") { presses += 1 }
            Text("presses: \(presses)")
            Text(verbatim: "date: \(Int(date.timeIntervalSince1970))")
            Text(verbatim: "color: \(color)")
            Spacer()
        }
        .frame(maxWidth: .infinity)
        .padding()
        .inspector(isPresented: $showsLayers) {
            VStack {
                Text("Layers").font(.headline)
                Button("Details") { showsDetails.toggle() }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .inspectorColumnWidth(min: 200, ideal: 260, max: 400)
            .inspector(isPresented: $showsDetails) {
                Text("All details").frame(maxWidth: .infinity, maxHeight: .infinity).inspectorColumnWidth(220)
            }
        }
        .floatingPanel("Tools", isPresented: $showsTools, placement: $tools) { Text("Brushes") }
    }
}

/// A split view with a sheet at the lower edge of its first column.
struct SplitSheet: View {
    @State private var isShown = false
    @State private var presses = 0

    var body: some View {
        NavigationSplitView {
            ModalHost {
                VStack {
                    Button("Places") { isShown = true }
                    Button("Beside \(presses)") { presses += 1 }
                    Spacer()
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .sheet(isPresented: $isShown) {
                    Words(title: "Places").presentationDetents([.height(160), .large])
                        .presentationBackgroundInteraction(.enabled)
                }
            }
        } detail: {
            Button("Map \(presses)") { presses += 1 }
        }
    }
}

/// An inspector of a host, with something on each side of the host, or above and below it in a narrow window.
struct HostedInspector: View {
    @State private var isShown = false
    @State private var presses = 0
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        let isNarrow = width == .compact
        let layout = isNarrow ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
            Text("Before").frame(width: 200, height: isNarrow ? 100 : nil)
            ModalHost {
                VStack {
                    Button("Info") { isShown.toggle() }
                    Text("The canvas is here").frame(maxWidth: .infinity, maxHeight: .infinity)
                }
                .inspector(isPresented: $isShown) {
                    Text("All about it").frame(maxWidth: .infinity, maxHeight: .infinity)
                        .inspectorColumnWidth(min: 150, ideal: 200, max: 300)
                }
            }
            Button("After \(presses)") { presses += 1 }.frame(width: 200, height: isNarrow ? 100 : nil)
        }
    }
}

private struct Words: View {
    let title: String
    @State private var lines = 2

    var body: some View {
        VStack(spacing: 12) {
            Text(title).font(.headline).accessibilityAddTraits(.isHeader)
            ForEach(0..<lines, id: \.self) { Text("Line \($0) of \(title)") }
            Button("More") { lines += 1 }
        }
        .padding(24)
    }
}
