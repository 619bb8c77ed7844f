// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Fields: View {
    @State private var name = ""
    @State private var secret = ""
    @State private var notes = ""
    @State private var query = "initial"
    @State private var submitted = "nothing"

    var body: some View {
        VStack(spacing: 12) {
            TextField("Name", text: $name)
                .onSubmit { submitted = name }
            Text("Name is <\(name)>")
            Text("Submitted \(submitted)")
            SecureField("Secret", text: $secret)
            Text("Secret has \(secret.count)")
            TextEditor(text: $notes)
                .frame(height: 80)
            Text("Notes has \(notes.count)")
            TextField("Query", text: $query)
            Text("Query is <\(query)>")
            Button("Clear") { name = "" }
            Button("Fill notes") { notes = String(repeating: "n", count: 30_000) }
            Button("Set soon") { soon { name = "from the server" } }
        }
        .padding()
    }
}

/// Bindings that answer with something else than what was typed.
struct FormattedFields: View {
    @State private var upper = ""
    @State private var short = ""
    @State private var digits = ""
    @State private var amount = 5
    @FocusState private var editsAmount: Bool

    var body: some View {
        VStack(spacing: 12) {
            TextField("Upper", text: Binding(get: { upper }, set: { upper = $0.uppercased() }))
            Text("Upper is <\(upper)>")
            TextField("Short", text: Binding(get: { short }, set: { short = String($0.prefix(5)) }))
            Text("Short is <\(short)>")
            TextField("Digits", text: $digits)
                .onChange(of: digits) { _, new in digits = new.filter(\.isNumber) }
            Text("Digits is <\(digits)>")
            TextField("Amount", value: $amount, format: .number)
                .focused($editsAmount)
            Text("Amount is <\(amount)>")
            Button("Done") { editsAmount = false }
        }
        .padding()
    }
}
