// SPDX-License-Identifier: Apache-2.0

/// The appearance of tab views. Like SwiftUI, Dais has no public API for custom styles.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// The presentation of the pages.
    nonisolated var _configuration: _TabViewConfiguration { get }
}

/// The presentation of the pages of a tab view; for the engine.
public struct _TabViewConfiguration: Hashable, Sendable {
    let isPaged: Bool
    var showsDots = true
}

/// The default tab view style, with a tab bar.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// A tab bar.
    nonisolated public var _configuration: _TabViewConfiguration { _TabViewConfiguration(isPaged: false) }
}

/// A tab view style with pages side by side and a page indicator.
public struct PageTabViewStyle: TabViewStyle {
    /// The visibility of the page indicator.
    public struct IndexDisplayMode: Sendable {
        let showsDots: Bool
        /// The indicator is visible.
        public static let automatic = IndexDisplayMode(showsDots: true)
        /// The indicator is visible.
        public static let always = IndexDisplayMode(showsDots: true)
        /// The indicator is hidden.
        public static let never = IndexDisplayMode(showsDots: false)
    }
    nonisolated let mode: IndexDisplayMode

    /// Creates a style with an indicator.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    /// Pages side by side.
    nonisolated public var _configuration: _TabViewConfiguration {
        _TabViewConfiguration(isPaged: true, showsDots: mode.showsDots)
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default style, with a tab bar.
    nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Shows pages side by side with an indicator.
    nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Shows pages side by side. The argument sets the visibility of the indicator.
    nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension View {
    /// Sets the style of tab views in this view.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewConfiguration, style._configuration)
    }
}

private struct TabViewConfigurationKey: EnvironmentKey {
    static let defaultValue = _TabViewConfiguration(isPaged: false)
}

extension EnvironmentValues {
    var tabViewConfiguration: _TabViewConfiguration {
        get { self[TabViewConfigurationKey.self] }
        set { self[TabViewConfigurationKey.self] = newValue }
    }
}
