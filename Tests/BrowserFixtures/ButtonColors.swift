// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Buttons in views that have a foreground style of their own.
struct ButtonColors: View {
    @State private var sheet = false

    var body: some View {
        VStack(spacing: 12) {
            Button("Plain tint") {}
            Button("Filled") {}
                .padding()
                .background(.indigo, in: .capsule)
                .foregroundStyle(.white)
            VStack {
                Button("Inner") {}
                Button("Own") {}.foregroundColor(.red)
                Button("Destroy", role: .destructive) {}.padding()
            }
            .foregroundColor(.green)
            HStack { Button("Level") {} }.foregroundStyle(.secondary)
            Button("Prominent") {}.buttonStyle(.borderedProminent)
            VStack { Button("Dark on tint") {}.buttonStyle(.borderedProminent) }.foregroundStyle(.black)
            VStack {
                Menu("Menu") { Button("Item", role: .destructive) {} }
                Button("Open") { sheet = true }.sheet(isPresented: $sheet) { Button("In the sheet") {} }
            }
            .foregroundStyle(.white)
        }
    }
}
