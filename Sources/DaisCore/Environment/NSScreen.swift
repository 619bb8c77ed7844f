// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The screen of the reader, under the name that code for the Mac uses. Its size is that of the app's window.
///
/// ```swift
/// extension View {
///     var screen: CGRect {
///         #if os(iOS)
///             UIScreen.main.bounds
///         #else
///             NSScreen.main!.visibleFrame
///         #endif
///     }
/// }
/// ```
/// Code for both systems often treats every system that is not iOS as a Mac. The size follows the window of the session
/// that reads it, as that of ``UIScreen`` does.
public final class NSScreen: Sendable {
    /// The screen, which is always there.
    public static let main: NSScreen? = NSScreen()

    private init() {}

    /// The window in points. Its origin is zero.
    public var frame: CGRect { UIScreen.main.bounds }

    /// The window in points. Its origin is zero.
    public var visibleFrame: CGRect { frame }

    /// The number of pixels in a point. The server is not told, so it is 1.
    public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
