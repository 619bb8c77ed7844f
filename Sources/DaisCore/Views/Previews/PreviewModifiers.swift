// SPDX-License-Identifier: Apache-2.0
public import Foundation

// In the app itself, these modifiers show the view as it is.

extension View {
    /// Sets the device of a preview. A name with “iPad” is a tablet, one with “Mac” a desktop.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        PreviewSettingView(content: self) { $0.device = $0.device ?? value }
    }

    /// Sets the size of a preview's container.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        PreviewSettingView(content: self) { $0.layout = $0.layout ?? value }
    }

    /// Names a preview in the list of previews.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        PreviewSettingView(content: self) { $0.name = $0.name ?? value }
    }

    /// Turns the device of a preview.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        PreviewSettingView(content: self) { $0.orientation = $0.orientation ?? value }
    }

    /// Declares the context of a preview, such as a widget. There are no widgets, so it has no effect.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

/// The size of a preview's container.
public enum PreviewLayout: Sendable {
    /// The size of the device.
    case device
    /// The size of the view.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview, by its name.
///
/// ```swift
/// Text("Small").previewDevice("iPhone SE (3rd generation)")
/// ```
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name of the device.
    public let rawValue: String

    /// Creates a device from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a device from its name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a device.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
    /// The name of the orientation.
    public let id: String

    /// The device is upright, with the camera at the top.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// The device is upright, with the camera at the bottom.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// The device lies on its right side, with its top at the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// The device lies on its left side, with its top at the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// The four orientations.
    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }
}

/// The context of a preview, such as the family of a widget.
public protocol PreviewContext {
    /// The value of a key in the context.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a preview's context.
public protocol PreviewContextKey {
    /// The type of the value.
    associatedtype Value
    /// The value where the context sets none.
    static var defaultValue: Value { get }
}
