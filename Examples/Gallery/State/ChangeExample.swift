// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ChangeExample: View {
    @State private var celsius = 20.0
    @State private var change = "Not moved yet"

    var body: some View {
        Example(
            "Changes", "An action runs when a value changes, with the old and the new value.",
            code: """
                .onChange(of: celsius) { old, new in
                    change = "From \\(Int(old))° to \\(Int(new))°"
                }
                """
        ) {
            VStack(spacing: 10) {
                Slider(value: $celsius, in: 0...40, step: 1) { Text("Temperature") }
                Text(change).monospacedDigit()
            }
            .onChange(of: celsius) { old, new in
                change = "From \(Int(old))° to \(Int(new))°"
            }
        }
    }
}
