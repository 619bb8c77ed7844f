// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The screen of the reader, under the name that code for the iPhone uses. Its size is that of the app's window.
///
/// ```swift
/// struct Cover: View {
///     var body: some View {
///         Photo().frame(width: UIScreen.main.bounds.width * 0.8)
///     }
/// }
/// ```
/// The size is that of the session whose body, action or task reads it. A body that reads it is evaluated again when
/// the window changes its size. The first rendering uses an estimate, as ``GeometryReader`` does: 1024 × 768 points, or
/// 390 × 844 points on a phone. The initial value of a state keeps it.
///
/// A constant of the module is made once for all sessions, so it keeps the window that the first reader has:
///
/// ```swift
/// extension UIScreen {
///     static var width: CGFloat { main.bounds.width }  // It follows the window. With `static let`, it would not.
/// }
/// ```
/// Code that runs in no session, such as the start of the process, reads the size of a phone, and Dais writes a
/// warning.
public final class UIScreen: Sendable {
    /// The screen. What it tells depends on the session that reads it.
    public static let main = UIScreen()

    private init() {}

    /// The window in points. Its origin is zero.
    public var bounds: CGRect {
        let session = SessionContext.expected(
            by: "UIScreen was read", otherwise: "it tells the window of a phone",
            remedy: "Read it in a body, an action or a task.")
        return CGRect(origin: .zero, size: session?.window.read() ?? BrowserFacts(isPhone: true).window)
    }

    /// The number of pixels in a point. The server is not told, so it is 1.
    public var scale: CGFloat { 1 }

    /// The window in pixels, which is ``bounds`` multiplied by ``nativeScale``.
    public var nativeBounds: CGRect { bounds }

    /// The number of pixels in a point, which is ``scale``.
    public var nativeScale: CGFloat { scale }
}
