// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Controls and presentations in a view with a text size of its own, which can also have the reader's.
struct TextSizes: View {
    @State private var isLarge = false
    @State private var isOn = true
    @State private var isOpen = true
    @State private var unit = 1
    @State private var count = 3
    @State private var name = ""
    @State private var shown = ""

    var body: some View {
        VStack {
            Toggle("Large", isOn: $isLarge).toggleStyle(.button)
            controls
                .sheet(isPresented: binding("sheet")) { Text("Inside") }
                .alert("Erase?", isPresented: binding("alert")) {
                    TextField("Name", text: $name)
                    Button("Erase", role: .destructive) {}
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("It cannot be undone.")
                }
                .confirmationDialog("Sort", isPresented: binding("dialog"), titleVisibility: .visible) {
                    Button("By Name") {}
                }
                .popover(isPresented: binding("popover")) { Button("Beside") {}.padding() }
                .drawer(isPresented: binding("drawer")) { Text("Drawn") }
                .dynamicTypeSize(isLarge ? .accessibility3 ... .accessibility5 : .xSmall ... .accessibility5)
        }
    }

    private var controls: some View {
        Form {
            Section {
                Toggle(isOn: $isOn) {
                    Text("Wi-Fi")
                    Text("At home")
                }
                Stepper("Count \(count)", value: $count)
                Picker("Unit", selection: $unit) {
                    Text("Kilograms").tag(1)
                    Text("Pounds").tag(2)
                }
                .pickerStyle(.segmented)
                DisclosureGroup("More", isExpanded: $isOpen) { Text("Less") }
                ProgressView("Loading", value: 0.25)
                Gauge(value: 0.5) {
                    Text("Level")
                } currentValueLabel: {
                    Text("50")
                }
                Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryCircularCapacity)
                Label("Mail", systemImage: "envelope")
                Button("Small") {}.buttonStyle(.bordered).controlSize(.small)
                Button("Mini") {}.buttonStyle(.bordered).controlSize(.mini)
                Menu("Actions") { Button("Copy") {} }
                ForEach(["sheet", "alert", "dialog", "popover", "drawer"], id: \.self) { kind in
                    Button("Show \(kind)") { shown = kind }
                }
            } header: {
                Text("Network")
            } footer: {
                Text("Of this device")
            }
        }
        .accessibilityIdentifier("sized")
    }

    private func binding(_ kind: String) -> Binding<Bool> {
        Binding {
            shown == kind
        } set: {
            if !$0 { shown = "" }
        }
    }
}
