// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Groups and sections whose content is prepared.
struct PreparedDisclosures: View {
    @State private var isOpen = false
    @State private var showsFruit = false
    @State private var events: [String] = []
    @State private var word = ""

    var body: some View {
        VStack(alignment: .leading) {
            Text("Events: \(events.joined(separator: ", "))")
            Text("Word is <\(word)>")
            DisclosureGroup("Stack", isExpanded: $isOpen) {
                TextField("Word", text: $word)
                Text("In the stack")
                    .onAppear { events.append("appeared") }
                    .onDisappear { events.append("disappeared") }
            }
            DisclosureGroup("Refused", isExpanded: .constant(false)) { Text("Never shown") }
            List {
                Text("Before")
                DisclosureGroup("Group") {
                    Text("Inner one")
                    Text("Inner two")
                }
            }
            List {
                Section("Fruit", isExpanded: $showsFruit) {
                    Text("Apple")
                    Text("Pear")
                }
            }
        }
        .padding()
    }
}
