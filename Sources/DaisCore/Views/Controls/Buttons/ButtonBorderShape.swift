// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The shape of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case automatic, capsule, circle, rounded(CGFloat?) }
    let kind: Kind

    /// The default shape, a rounded rectangle.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A capsule.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rounded rectangle with the default radius.
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

    /// Returns a rounded rectangle with a corner radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius))
    }

    @MainActor func apply(to appearance: inout Appearance) {
        switch kind {
        case .automatic, .rounded(nil): break
        case .capsule: appearance.set("border-radius", "999px")
        case .circle: appearance.addClass("circle")
        case .rounded(let radius?): appearance.set("border-radius", max(0, radius).px)
        }
    }
}

extension View {
    /// Sets the shape of bordered buttons in the view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

extension EnvironmentValues {
    /// The shape of bordered buttons. The default is `automatic`.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

enum ButtonBorderShapeKey: EnvironmentKey {
    static let defaultValue = ButtonBorderShape.automatic
}
