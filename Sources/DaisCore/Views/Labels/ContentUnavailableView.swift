// SPDX-License-Identifier: Apache-2.0

/// A view for missing content, such as an empty list, a search without results or a lost connection.
///
/// ```swift
/// ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail appears here."))
/// ContentUnavailableView.search(text: query)
/// ```
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, BuiltInView {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a view with a label, and optionally a description and actions.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The content of the view.
    @MainActor public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 6) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(Color.secondary)
            }
            actions
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 24)
        .padding(.vertical)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

private struct UnavailableLabelStyle: LabelStyle, Equatable {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 14) {
            // The color is opaque: where lines of a symbol cross, a translucent color would be darker.
            configuration.icon.font(.system(size: 44)).foregroundStyle(Color.gray)
                .modifier(LabelPartModifier(className: "li", isQuiet: true))
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView
where Label == DaisCore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a localized title, a symbol and a description.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { DaisCore.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }

    /// Creates a view with a title, a symbol and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { DaisCore.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }

    /// Creates a view with a localized title, an image of the app and a description.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { DaisCore.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }
}

/// The content of a view for a search without results.
nonisolated public struct SearchUnavailableContent {
    /// The symbol, and a title with the search text.
    public struct Label: View {
        let text: String?
        @Environment(\.locale) private var locale
        nonisolated init(_ text: String?) { self.text = text }

        /// The content of the view.
        public var body: some View {
            DaisCore.Label {
                Text(verbatim: title)
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }

        private var title: String {
            let words = BuiltInStrings(locale)
            guard let text, !text.isEmpty else { return words[.noResults] }
            return words[.noResultsFor].replacing("%@", with: text)
        }
    }

    /// A hint to check the spelling.
    public struct Description: View {
        nonisolated init() {}
        /// The content of the view.
        public var body: some View { BuiltInText(.checkSpelling) }
    }

    /// No actions.
    public struct Actions: View {
        nonisolated init() {}
        /// The content of the view.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A view for a search without results.
    public static var search: ContentUnavailableView { search(for: nil) }

    /// Returns a view for a search for a text without results.
    public static func search(text: String) -> ContentUnavailableView { search(for: text) }

    private static func search(for text: String?) -> ContentUnavailableView {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label(text) }, description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }
}
