// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Search fields")
struct SearchTests {
    private struct Tag: Identifiable { let id: String }

    private final class Log {
        var text = ""
        var tokens: [String] = []
        var scope = 0
        var submissions = 0
    }

    private struct Searched: View {
        let log: Log
        var activation = SearchScopeActivation.automatic
        var visibility = Visibility.visible
        @State private var text = ""
        @State private var tokens: [Tag] = []
        @State private var scope = 0
        @FocusState private var isFocused: Bool

        var body: some View {
            Shown(isFocused: isFocused)
                .searchable(text: $text, tokens: $tokens, prompt: "Find") { Text($0.id) }
                .searchSuggestions(visibility, for: .menu)
                .searchSuggestions {
                    Text("Apples").searchCompletion("Apples")
                    Text("Ripe").searchCompletion(Tag(id: "ripe"))
                    Text("Other").searchCompletion(Other())
                    Button("More") {}
                }
                .searchScopes($scope, activation: activation) {
                    Text("All").tag(0)
                    Text("New").tag(1)
                }
                .searchFocused($isFocused)
                .onSubmit(of: .search) { log.submissions += 1 }
                .onChange(of: text) { log.text = text }
                .onChange(of: tokens.map(\.id)) { log.tokens = tokens.map(\.id) }
                .onChange(of: scope) { log.scope = scope }
            Button("Focus") { isFocused = true }
        }
    }

    private struct Other: Identifiable { let id = 1 }

    private struct Shown: View {
        let isFocused: Bool
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            Text(isSearching ? "searching" : "idle")
            Text(isFocused ? "focused" : "unfocused")
            Button("Done") { dismissSearch() }
        }
    }

    private func field(_ screen: Screen) throws -> Element {
        try #require(screen.all { $0.attribute("type") == "search" }.first)
    }

    private func option(_ name: String, in screen: Screen) throws -> Element {
        try #require(screen.all { $0.attribute("role") == "option" && $0.words == name }.first)
    }

    @Test("a field with suggestions is a combo box with a list of options")
    func roles() throws {
        let screen = Screen { Searched(log: Log()) }
        let field = try field(screen)
        #expect(field.attribute("role") == "combobox" && field.attribute("aria-autocomplete") == "list")
        #expect(screen.all("suggest").map { $0.attribute("role") } == ["listbox"])
        #expect(screen.all { $0.attribute("role") == "option" }.map(\.words) == ["Apples", "Ripe", "Other"])
        let plain = Screen { Text("a").searchable(text: .constant("")) }
        #expect(try self.field(plain).attribute("role") == nil && plain.all("suggest").isEmpty)
        let hidden = Screen { Searched(log: Log(), visibility: .hidden) }
        #expect(hidden.all("suggest").isEmpty)
        let elsewhere = Screen { Searched(log: Log(), visibility: .automatic) }
        #expect(elsewhere.all("suggest").count == 1)
        let one = Screen {
            Text("a").searchable(text: .constant(""), prompt: "Find") {
                Text("Menu").searchCompletion("b").searchSuggestions(.hidden, for: .menu)
                Text("Content").searchCompletion("c").searchSuggestions(.hidden, for: .content)
            }
        }
        #expect(one.all { $0.attribute("role") == "option" }.map(\.words) == ["Content"])
    }

    @Test("a suggestion sets the text or adds its token once")
    func completions() throws {
        let log = Log()
        let screen = Screen { Searched(log: log) }
        screen.send(.click, to: try option("Apples", in: screen))
        #expect(log.text == "Apples")
        screen.send(.click, to: try option("Ripe", in: screen))
        #expect(log.text.isEmpty && log.tokens == ["ripe"])
        screen.send(.click, to: try option("Ripe", in: screen))
        screen.send(.click, to: try option("Other", in: screen))
        #expect(log.tokens == ["ripe"])
        screen.send(.click, to: try #require(screen.all("token").first))
        #expect(log.tokens.isEmpty && screen.all("token").isEmpty)
    }

    @Test("the field and its button have names in the language of the environment")
    func words() {
        struct Plain: View {
            @State private var text = ""
            var body: some View { Text("a").searchable(text: $text).environment(\.locale, Locale(identifier: "de")) }
        }
        let screen = Screen { Plain() }
        #expect(screen.element(.searchField, "Suchen").exists)
        #expect(screen.button("Text löschen").exists)
    }

    @Test("the search begins with the focus and ends with the action, which empties the field")
    func ends() async throws {
        let log = Log()
        let screen = Screen { Searched(log: log) }
        #expect(screen.html.contains(">idle<"))
        screen.send(.focus, to: try field(screen), .bool(true))
        await screen.settleTasks { screen.html.contains(">searching<") }
        #expect(screen.html.contains(">searching<") && screen.html.contains(">focused<"))
        screen.send(.input, to: try field(screen), .string("a"))
        let done = try #require(screen.all { $0.tag == .button && $0.words == "Done" }.first)
        let operations = screen.send(.click, to: done)
        #expect(log.text.isEmpty && screen.html.contains(">idle<"))
        #expect(operations.contains(.focus(try field(screen).id, false)))
    }

    @Test("a state moves the focus to the field")
    func focus() throws {
        let screen = Screen { Searched(log: Log()) }
        let button = try #require(screen.all { $0.tag == .button && $0.words == "Focus" }.first)
        #expect(screen.send(.click, to: button).contains(.focus(try field(screen).id, true)))
    }

    @Test("scopes are there while there is text, or during the search")
    func scopes() async throws {
        let log = Log()
        let screen = Screen { Searched(log: log) }
        #expect(!screen.html.contains("radiogroup"))
        screen.send(.input, to: try field(screen), .string("a"))
        #expect(screen.html.contains("radiogroup"))
        screen.send(.input, to: try field(screen), .string(""))
        #expect(!screen.html.contains("radiogroup"))
        let presented = Screen { Searched(log: log, activation: .onSearchPresentation) }
        presented.send(.focus, to: try field(presented), .bool(true))
        await presented.settleTasks { presented.html.contains("radiogroup") }
        #expect(presented.html.contains("radiogroup"))
    }

    private struct Suggesting: View {
        @State private var text = ""
        @State private var tokens: [Tag] = []
        @State private var all = [Tag(id: "ripe"), Tag(id: "green")]

        var body: some View {
            Text(verbatim: "tokens \(tokens.map(\.id).joined(separator: " "))")
                .searchable(text: $text, tokens: $tokens, suggestedTokens: $all, prompt: "Find") { Text($0.id) }
        }
    }

    @Test("a suggested token that is chosen becomes a token and is no longer suggested")
    func suggestedTokens() throws {
        let screen = Screen { Suggesting() }
        let options = { screen.all { $0.attribute("role") == "option" }.map(\.words) }
        #expect(options() == ["ripe", "green"])
        screen.send(.click, to: try option("green", in: screen))
        #expect(screen.text("tokens green").exists && options() == ["ripe"])
        screen.send(.click, to: try #require(screen.all("token").first))
        #expect(options() == ["ripe", "green"])
    }
}
