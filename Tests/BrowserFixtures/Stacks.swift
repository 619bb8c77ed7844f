// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A sheet in a sheet with an alert on top.
struct Stacks: View {
    @State private var isPresented = false

    var body: some View {
        VStack {
            Button("Start") { isPresented = true }
            ForEach(0..<60, id: \.self) { Text("Line \($0)") }
        }
        .sheet(isPresented: $isPresented) { StackLevel(level: 1) }
    }
}

struct StackLevel: View {
    let level: Int
    @State private var isPresented = false
    @State private var alerts = false
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 12) {
            Text("Level \(level)").accessibilityAddTraits(.isHeader)
            Button("Deeper \(level)") { isPresented = true }
            Button("Alert \(level)") { alerts = true }
            Button("Taps \(level): \(taps)") { taps += 1 }
            Button("Close \(level)") { dismiss() }
        }
        .padding()
        .sheet(isPresented: $isPresented) {
            if level < 4 { StackLevel(level: level + 1) }
        }
        .alert("Alert of level \(level)", isPresented: $alerts) {
            Button("Fine") {}
        }
    }
}
