// SPDX-License-Identifier: Apache-2.0

/// The device of the reader, under the name that code for the iPhone uses. Its values are those of the window.
///
/// ```swift
/// struct Gallery: View {
///     var body: some View {
///         let columns = UIDevice.current.userInterfaceIdiom == .phone ? 2 : 4
///         LazyVGrid(columns: Array(repeating: GridItem(), count: columns)) {
///             ForEach(0..<20) { Text("Photo \($0)") }
///         }
///     }
/// }
/// ```
/// It tells about the session whose body, action or task reads it, and a body that reads it is evaluated again when the
/// window changes its size. See ``UIScreen`` for the first rendering, and for code that runs in no session.
public final class UIDevice: Sendable {
    /// The device of the session that reads it.
    public static let current = UIDevice()

    private init() {}

    /// The kind of interface. It is that of a phone in a window narrower than 744 points, and that of a tablet in other
    /// windows, as for an app for the iPad on a Mac.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.bounds.width < 744 ? .phone : .pad }

    /// The orientation of the window, which is landscape if it is wider than high. The server is not told in which
    /// direction the device was turned.
    public var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
}

/// The kind of interface of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// The kind is not known, which does not occur.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet, or a larger window.
    case pad
    /// A television, which does not occur.
    case tv
    /// The display of a car, which does not occur.
    case carPlay
    /// A Mac, which does not occur: its windows are those of a tablet.
    case mac = 5
    /// A headset, which does not occur.
    case vision
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation is not known, which does not occur.
    case unknown
    /// The window is at least as high as wide.
    case portrait
    /// The device is held upside down, which does not occur.
    case portraitUpsideDown
    /// The window is wider than high.
    case landscapeLeft
    /// The device is turned to the other side, which does not occur.
    case landscapeRight
    /// The device lies on its back, which does not occur.
    case faceUp
    /// The device lies on its front, which does not occur.
    case faceDown

    /// A Boolean that is `true` for both portrait orientations.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean that is `true` for both landscape orientations.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// A Boolean that is `true` if the device lies on its back or its front.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// A Boolean that is `true` for portrait and landscape orientations.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
