// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A form that shows what lies behind it.
struct BareForm: View {
    @State private var isBare = false

    var body: some View {
        NavigationStack {
            Form {
                Section("Letters") { Toggle("By mail", isOn: $isBare) }
            }
            .scrollContentBackground(isBare ? .hidden : .automatic)
            .background(Color.orange)
            .navigationTitle("Settings")
        }
    }
}
