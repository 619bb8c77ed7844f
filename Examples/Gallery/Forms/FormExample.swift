// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct FormExample: View {
    @State private var name = "Ada"
    @State private var sendsNews = true
    @State private var volume = 0.6

    var body: some View {
        Example(
            "Form", "Controls in rows, rows in sections, as in settings.",
            code: """
                Form {
                    Section("Account") {
                        TextField("Name", text: $name)
                        Toggle("Send news", isOn: $sendsNews)
                    }
                    Section {
                        Slider(value: $volume) { Text("Volume") }
                    } footer: {
                        Text("Applies to all sounds.")
                    }
                }
                """
        ) {
            Form {
                Section("Account") {
                    TextField("Name", text: $name)
                    Toggle("Send news", isOn: $sendsNews)
                }
                Section {
                    Slider(value: $volume) { Text("Volume") }
                } footer: {
                    Text("Applies to all sounds.")
                }
            }
            .frame(height: 330)
            .clipShape(RoundedRectangle(cornerRadius: 12))
        }
    }
}
