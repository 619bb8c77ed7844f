// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct TogglesExample: View {
    @State private var isOn = true
    @State private var isChecked = false

    var body: some View {
        Example(
            "Toggles", "A Boolean value, as a switch, a button or a checkbox.",
            code: """
                Toggle("Notifications", isOn: $isOn)
                Toggle("Repeat", isOn: $isChecked)
                    .toggleStyle(.checkbox)
                """
        ) {
            VStack(alignment: .leading, spacing: 14) {
                Toggle("Notifications", isOn: $isOn)
                Toggle("Notifications as a button", isOn: $isOn)
                    .toggleStyle(.button)
                Toggle("Repeat", isOn: $isChecked)
                    .toggleStyle(.checkbox)
                Text("Notifications are \(isOn ? "on" : "off").").font(.footnote).foregroundStyle(.secondary)
            }
        }
    }
}
