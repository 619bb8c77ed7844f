// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Needs nothing but the start of the client until somebody asks for more.
struct Parts: View {
    @State private var isPresented = false
    @State private var showsGauge = false
    @State private var count = 0
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Text("Hello \(name)")
            Button("Present") { isPresented = true }
            Button("Gauge") { showsGauge = true }
            Button("Count \(count)") { count += 1 }
            if showsGauge {
                Gauge(value: 0.4) { Text("Level") }
                    .gaugeStyle(.accessoryCircularCapacity)
            }
        }
        .sheet(isPresented: $isPresented) { Text("Presented later") }
    }
}

/// Has a layer before any script has run.
struct PresentedAtOnce: View {
    @State private var isPresented = true

    var body: some View {
        Text("Behind")
            .sheet(isPresented: $isPresented) { Text("Presented at once") }
    }
}
