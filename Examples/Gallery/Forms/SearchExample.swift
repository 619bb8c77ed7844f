// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SearchExample: View {
    private enum Kind: String, CaseIterable { case all = "All", inner = "Inner", outer = "Outer" }

    @State private var query = ""
    @State private var kind = Kind.all
    private let inner = ["Mercury", "Venus", "Earth", "Mars"]
    private let outer = ["Jupiter", "Saturn", "Uranus", "Neptune"]

    private var planets: [String] { (kind == .outer ? [] : inner) + (kind == .inner ? [] : outer) }

    var body: some View {
        Example(
            "Search", "A field with suggestions, and scopes while there is text.",
            code: """
                PlanetList(planets: found)
                    .searchable(text: $query, prompt: "Planets")
                    .searchSuggestions { ForEach(found.prefix(5), id: \\.self) { Text($0).searchCompletion($0) } }
                    .searchScopes($kind) { ForEach(Kind.allCases, id: \\.self) { Text($0.rawValue) } }
                """
        ) {
            PlanetList(planets: found)
                .searchable(text: $query, prompt: "Planets")
                .searchSuggestions { ForEach(found.prefix(5), id: \.self) { Text($0).searchCompletion($0) } }
                .searchScopes($kind) { ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) } }
        }
    }

    private var found: [String] {
        planets.filter { query.isEmpty || $0.localizedCaseInsensitiveContains(query) }
    }
}

private struct PlanetList: View {
    var planets: [String]

    var body: some View {
        VStack(spacing: 8) {
            ForEach(planets, id: \.self) { Text($0).frame(maxWidth: .infinity, alignment: .leading) }
        }
        .frame(minHeight: 220, alignment: .top)
    }
}
