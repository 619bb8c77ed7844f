// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Controls with styles of the app, and the looks of the built-in styles.
struct StyledControls: View {
    @State private var isExpanded = false
    @State private var speed = 0.25
    @State private var size = "Small"
    @State private var days: Set<DateComponents> = [DateComponents(year: 2024, month: 3, day: 15)]
    @State private var pressed = "nothing"
    @State private var time = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                DisclosureGroup("Why?", isExpanded: $isExpanded) { Text("Because") }
                    .disclosureGroupStyle(Answer())
                gauges
                groups
                Picker("Size", selection: $size) {
                    ForEach(["Small", "Large"], id: \.self) { Text($0) }
                } currentValueLabel: {
                    Text("Now \(size)")
                }
                DatePicker("Lap", selection: $time, displayedComponents: .hourMinuteAndSecond)
                MultiDatePicker("Absences", selection: $days)
                Text(verbatim: "\(days.count) days")
            }
            .padding()
        }
        .environment(\.timeZone, .gmt)
    }

    @ViewBuilder private var gauges: some View {
        Gauge(value: speed) { Text("Bar") }.gaugeStyle(.accessoryLinear)
        HStack {
            Gauge(value: speed) {
                Text("Ring")
            } currentValueLabel: {
                Text(speed, format: .percent)
            }
            .gaugeStyle(.accessoryCircular)
            Gauge(value: speed) { Text("Blocks") }.gaugeStyle(Blocks())
        }
        Button("Faster") { speed = 1 }
    }

    @ViewBuilder private var groups: some View {
        ControlGroup("Format") {
            Button("Bold") { pressed = "bold" }
            Button("Italic") { pressed = "italic" }
        }
        ControlGroup("Zoom", systemImage: "magnifyingglass") {
            Button("In") { pressed = "in" }
            Button("Out") { pressed = "out" }
        }
        .controlGroupStyle(.menu)
        Menu("Edit") {
            ControlGroup {
                Button("Cut") { pressed = "cut" }
                Button("Copy") { pressed = "copy" }
            }
            Button("Delete") { pressed = "delete" }
        }
        Button("Follow") { pressed = "followed" }.buttonStyle(.link)
        Text("Pressed \(pressed)")
    }
}

private struct Answer: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            Button {
                configuration.isExpanded.toggle()
            } label: {
                configuration.label
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}

private struct Blocks: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: String(repeating: "#", count: Int(configuration.value * 8)))
    }
}
