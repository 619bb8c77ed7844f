// SPDX-License-Identifier: Apache-2.0

/// Ends the search of the surrounding search field.
///
/// ```swift
/// @Environment(\.dismissSearch) private var dismissSearch
///
/// Button("Done") { dismissSearch() }
/// ```
/// The field is emptied and loses the focus, and ``EnvironmentValues/isSearching`` becomes `false`. Without a search
/// field the action has no effect.
@MainActor @preconcurrency
public struct DismissSearchAction {
    nonisolated let control: SearchControl?

    /// Ends the search.
    public func callAsFunction() { control?.dismiss() }
}

/// Changes the text of a search field for its suggestions and its content.
@MainActor
final class SearchControl {
    private var text: Binding<String>?
    private var tokens: SearchTokens?
    private var leave: () -> Void = {}

    nonisolated init() {}

    func update(_ text: Binding<String>, _ tokens: SearchTokens?, leave: @escaping () -> Void) {
        (self.text, self.tokens, self.leave) = (text, tokens, leave)
    }

    func dismiss() {
        text?.wrappedValue = ""
        leave()
    }

    func complete(_ completion: SearchCompletion) {
        switch completion {
        case .text(let words): text?.wrappedValue = words
        case .token(let token):
            if tokens?.add(token) == true { text?.wrappedValue = "" }
        }
    }
}

private struct SearchingKey: EnvironmentKey { static let defaultValue = false }
private struct DismissSearchKey: EnvironmentKey { static let defaultValue = DismissSearchAction(control: nil) }
private struct SearchControlKey: EnvironmentKey { static let defaultValue: SearchControl? = nil }

extension EnvironmentValues {
    /// A Boolean that is `true` while the surrounding search field is in use: from its first focus until it is left
    /// empty, or ``dismissSearch`` ends the search.
    public internal(set) var isSearching: Bool {
        get { self[SearchingKey.self] }
        set { self[SearchingKey.self] = newValue }
    }

    /// An action that ends the search of the surrounding search field.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    var searchControl: SearchControl? {
        get { self[SearchControlKey.self] }
        set { self[SearchControlKey.self] = newValue }
    }
}
