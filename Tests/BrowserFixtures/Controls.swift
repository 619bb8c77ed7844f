// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Controls: View {
    enum Flavor: String, CaseIterable { case vanilla, chocolate, mint }

    @State private var wifi = false
    @State private var flavor = Flavor.vanilla
    @State private var size = 1
    @State private var volume = 20.0
    @State private var count = 3
    @State private var taps = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Button("Tap") { taps += 1 }
            Text("Taps \(taps)")
            Button("Never") { taps += 100 }.disabled(true)
            Button(role: .destructive) {
                taps = 0
            } label: {
                Label("Delete", systemImage: "trash")
            }
            Toggle("Wi-Fi", isOn: $wifi)
            Text(wifi ? "Wi-Fi on" : "Wi-Fi off")
            Picker("Flavor", selection: $flavor) {
                ForEach(Flavor.allCases, id: \.self) { Text($0.rawValue).tag($0) }
            }
            Text("Flavor \(flavor.rawValue)")
            Picker("Size", selection: $size) {
                Text("Small").tag(0)
                Text("Medium").tag(1)
                Text("Large").tag(2)
            }
            .pickerStyle(.segmented)
            Text("Size \(size)")
            Slider(value: $volume, in: 0...100, step: 5) { Text("Volume") }
            Text("Volume \(Int(volume))")
            Stepper("Count \(count)", value: $count, in: 0...5)
            ProgressView("Loading", value: 0.25)
            Link("Project", destination: URL(string: "https://example.org/")!)
            Label("Mail", systemImage: "envelope")
        }
        .padding()
    }
}
