// SPDX-License-Identifier: Apache-2.0

/// The look of tab views.
@MainActor @preconcurrency
public protocol TabViewStyle {
    nonisolated var _look: TabViewLook { get }
}

/// The looks there are.
public struct TabViewLook: Hashable, Sendable {
    let isPaged: Bool
    var showsDots = true
}

/// A bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public var _look: TabViewLook { TabViewLook(isPaged: false) }
}

/// Pages side by side, with dots.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown.
    public struct IndexDisplayMode: Sendable {
        let showsDots: Bool
        public static let automatic = IndexDisplayMode(showsDots: true)
        public static let always = IndexDisplayMode(showsDots: true)
        public static let never = IndexDisplayMode(showsDots: false)
    }
    nonisolated let mode: IndexDisplayMode

    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    nonisolated public var _look: TabViewLook { TabViewLook(isPaged: true, showsDots: mode.showsDots) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
    nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension View {
    /// Sets the style of tab views in this view.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewLook, style._look)
    }
}

private struct TabViewLookKey: EnvironmentKey { static let defaultValue = TabViewLook(isPaged: false) }

extension EnvironmentValues {
    var tabViewLook: TabViewLook {
        get { self[TabViewLookKey.self] }
        set { self[TabViewLookKey.self] = newValue }
    }
}
