// SPDX-License-Identifier: Apache-2.0

/// Tabs that belong together.
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
/// A bar of tabs shows them one after the other, as on phones; the header is for sidebars, which tab views do not have here.
nonisolated public struct TabSection<Header: View, Content: View>: View {
    let content: Content

    @MainActor public var body: some View { content }
}

extension TabSection where Header == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }
}

extension TabSection {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(content: content())
    }
}

extension TabSection where Header == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}
