// SPDX-License-Identifier: Apache-2.0

/// The look of a window.
///
/// The styles are accepted in source code for the Mac. The browser draws the window, so they change nothing.
public protocol WindowStyle: Sendable {}

/// The default look of a window.
public struct DefaultWindowStyle: WindowStyle {
    /// Creates a style.
    public init() {}
}

/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
    /// Creates a style.
    public init() {}
}

/// A window without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// Creates a style.
    public init() {}
}

/// A window without a frame.
public struct PlainWindowStyle: WindowStyle {
    /// Creates a style.
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The default look.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A window with a title bar.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// A window without a title bar.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// A window without a frame.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The look of the toolbar of a window.
///
/// The styles are accepted in source code for the Mac. A page has its bars in its content, so they change nothing.
public protocol WindowToolbarStyle: Sendable {}

/// The default look of the toolbar.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// Creates a style.
    public init() {}
}

/// A toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// Creates a style.
    public init() {}
}

/// A toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// Creates a style.
    public init() {}
    /// Creates a style with the title or without it.
    public init(showsTitle: Bool) {}
}

/// A toolbar beside the title, with a smaller height.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// Creates a style.
    public init() {}
    /// Creates a style with the title or without it.
    public init(showsTitle: Bool) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The default look.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// A toolbar below the title.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// A toolbar beside the title.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
    /// Returns a toolbar beside the title, or without one.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// A toolbar beside the title, with a smaller height.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
    /// Returns a toolbar with a smaller height beside the title, or without one.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

/// The sizes that a user can give a window.
public struct WindowResizability: Hashable, Sendable {
    private let name: String

    /// The default of the scene.
    public static let automatic = Self(name: "automatic")
    /// The minimum and maximum sizes of the content.
    public static let contentSize = Self(name: "contentSize")
    /// The minimum size of the content.
    public static let contentMinSize = Self(name: "contentMinSize")
}

/// The level of a window above others.
public struct WindowLevel: Hashable, Sendable {
    private let name: String

    /// The default of the scene.
    public static let automatic = Self(name: "automatic")
    /// The level of usual windows.
    public static let normal = Self(name: "normal")
    /// A level above usual windows.
    public static let floating = Self(name: "floating")
    /// The level of the desktop.
    public static let desktop = Self(name: "desktop")
}

/// The moments at which a scene opens by itself.
public struct SceneLaunchBehavior: Hashable, Sendable {
    private let name: String

    /// The default of the scene.
    public static let automatic = Self(name: "automatic")
    /// The scene opens with the app.
    public static let presented = Self(name: "presented")
    /// The scene opens when the app asks for it.
    public static let suppressed = Self(name: "suppressed")
}

/// The restoration of a scene's windows.
public struct SceneRestorationBehavior: Hashable, Sendable {
    private let name: String

    /// The default of the scene.
    public static let automatic = Self(name: "automatic")
    /// The windows are not restored.
    public static let disabled = Self(name: "disabled")
}
