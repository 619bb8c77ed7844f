// SPDX-License-Identifier: Apache-2.0

/// What stands where content would be: an empty list, a search without results, no connection.
///
/// ```swift
/// ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail appears here."))
/// ContentUnavailableView.search(text: query)
/// ```
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, BuiltInView {
    private let label: Label
    private let description: Description
    private let actions: Actions

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

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
            // Opaque: where lines of a symbol cross, a translucent colour would show twice.
            configuration.icon.font(.system(size: 44)).foregroundStyle(Color.gray)
                .modifier(LabelPartModifier(className: "li", isQuiet: true))
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView
where Label == DaisCore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { DaisCore.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { DaisCore.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }

    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { DaisCore.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }
}

/// What stands where the results of a search would be.
nonisolated public struct SearchUnavailableContent {
    public struct Label: View {
        let text: String?
        nonisolated init(_ text: String?) { self.text = text }

        public var body: some View {
            DaisCore.Label {
                if let text, !text.isEmpty { Text("No Results for “\(text)”") } else { Text("No Results") }
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    public struct Description: View {
        nonisolated init() {}
        public var body: some View { Text("Check the spelling or try a new search.") }
    }

    public struct Actions: View {
        nonisolated init() {}
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A search found nothing.
    public static var search: ContentUnavailableView { search(for: nil) }

    /// A search for a text found nothing.
    public static func search(text: String) -> ContentUnavailableView { search(for: text) }

    private static func search(for text: String?) -> ContentUnavailableView {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label(text) }, description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }
}
