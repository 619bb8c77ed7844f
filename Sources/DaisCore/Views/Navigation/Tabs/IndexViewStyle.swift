// SPDX-License-Identifier: Apache-2.0

/// The appearance of the page indicator of a tab view. Like SwiftUI, Dais has no public API for custom styles.
public protocol IndexViewStyle: Sendable {
    /// Indicates whether the indicator has a background.
    var _hasBackground: Bool { get }
}

/// A page indicator with or without a background.
public struct PageIndexViewStyle: IndexViewStyle {
    /// The visibility of the background.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        fileprivate let isVisible: Bool
        /// No background.
        public static let automatic = Self(isVisible: false)
        /// No background; browsers cannot tell when a pointer is nearby.
        public static let interactive = Self(isVisible: false)
        /// A background.
        public static let always = Self(isVisible: true)
        /// No background.
        public static let never = Self(isVisible: false)
    }

    /// Indicates whether the indicator has a background.
    public let _hasBackground: Bool

    /// Creates a style, by default without a background.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        _hasBackground = backgroundDisplayMode.isVisible
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots without a background.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots. The argument sets the visibility of their background.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// Sets the style of the page indicators in the view.
    ///
    /// ```swift
    /// TabView { Text("One"); Text("Two") }
    ///     .tabViewStyle(.page)
    ///     .indexViewStyle(.page(backgroundDisplayMode: .always))
    /// ```
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.hasIndexBackground, style._hasBackground)
    }
}

private enum IndexBackgroundKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Indicates whether the page indicators of tab views have a background.
    var hasIndexBackground: Bool {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}
