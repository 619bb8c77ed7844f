// SPDX-License-Identifier: Apache-2.0

/// A section of tabs.
///
/// ```swift
/// TabView {
///     Tab("Home", systemImage: "house") { Home() }
///     TabSection("Library") {
///         Tab("Songs", systemImage: "music.note") { Songs() }
///         Tab("Albums", systemImage: "square.stack") { Albums() }
///     }
/// }
/// ```
/// As on phones, a tab bar shows the tabs one after the other. Only sidebars show headers, and tab views have no
/// sidebar here.
nonisolated public struct TabSection<Header: View, Content: View>: View {
    let content: Content

    /// The content of the view.
    @MainActor public var body: some View { content }
}

extension TabSection where Header == Text {
    /// Creates a section with a localized title, which is not visible.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    /// Creates a section with a title, which is not visible.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }
}

extension TabSection {
    /// Creates a section with a header, which is not visible.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(content: content())
    }
}

extension TabSection where Header == EmptyView {
    /// Creates a section without a header.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}
