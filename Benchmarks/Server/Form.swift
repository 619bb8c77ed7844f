// SPDX-License-Identifier: Apache-2.0
import Dais

/// A page of an ordinary app: a form in a list, whose state returns in another process.
struct FormPage: View {
    @RestorableState("count") private var count = 0
    @State private var name = ""
    @State private var isUrgent = false

    var body: some View {
        NavigationStack {
            List {
                Section("Order") {
                    TextField("Name", text: $name)
                    Toggle("Urgent", isOn: $isUrgent)
                    Button("Add") { count += 1 }
                    Text("\(count) articles")
                }
                Section("Articles") {
                    ForEach(0..<20, id: \.self) { number in
                        Label("Article \(number)", systemImage: "star")
                    }
                }
            }
            .navigationTitle("Order")
        }
    }
}
