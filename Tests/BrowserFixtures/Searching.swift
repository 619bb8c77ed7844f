// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A search field with suggestions, tokens and scopes.
struct Searching: View {
    enum Scope: String { case fruit, nuts }
    struct Tag: Identifiable {
        let id: String
        var name: String { id.capitalized }
    }

    @State private var text = ""
    @State private var tokens: [Tag] = []
    @State private var scope = Scope.fruit
    @State private var submissions = 0

    private let products = ["Apples", "Pears", "Plums"]
    private let tags = [Tag(id: "ripe"), Tag(id: "green")]

    var body: some View {
        NavigationStack {
            SearchedContent(text: text, tokens: tokens.map(\.id), scope: scope.rawValue, submissions: submissions)
                .navigationTitle("Shop")
                .searchable(text: $text, tokens: $tokens, prompt: "Products") { Text($0.name) }
                .searchSuggestions {
                    ForEach(products.filter { text.isEmpty || $0.hasPrefix(text.uppercased()) }, id: \.self) {
                        Text($0).searchCompletion($0)
                    }
                    ForEach(tags.filter { tag in !tokens.contains { $0.id == tag.id } }) {
                        Label($0.name, systemImage: "tag").searchCompletion($0)
                    }
                }
                .searchScopes($scope) {
                    Text("Fruit").tag(Scope.fruit)
                    Text("Nuts").tag(Scope.nuts)
                }
                .onSubmit(of: .search) { submissions += 1 }
        }
    }
}

struct SearchedContent: View {
    let text: String
    let tokens: [String]
    let scope: String
    let submissions: Int
    @State private var presses = 0
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        VStack(spacing: 12) {
            Text(isSearching ? "searching" : "idle")
            Text("text \(text)")
            Text("tokens \(tokens.joined(separator: " "))")
            Text("scope \(scope), submitted \(submissions), pressed \(presses)")
            Spacer()
            Button("Elsewhere") { presses += 1 }
            Button("Done") { dismissSearch() }
        }
        .padding()
    }
}
