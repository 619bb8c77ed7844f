// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A page of an app with settings, whose values both share.
struct AppSettings: View {
    @AppStorage("signature") private var signature = "Ann"
    @AppStorage("isQuiet") private var isQuiet = false

    var body: some View {
        VStack {
            Text("Signed by \(signature)\(isQuiet ? ", quietly" : "")")
            SettingsLink { Text("Options") }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The settings of the app. The windows of the other fixtures have no command for them.
struct FixtureSettings: View {
    @AppStorage("signature") private var signature = "Ann"
    @AppStorage("isQuiet") private var isQuiet = false

    var body: some View {
        Form {
            Section("Messages") {
                TextField("Signature", text: $signature)
                Toggle("Quiet", isOn: $isQuiet)
            }
        }
    }
}
