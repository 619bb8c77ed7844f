// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The shape of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case automatic, capsule, circle, rounded(CGFloat?) }
    let kind: Kind
    /// The distance by which the shape is smaller as a view, in points.
    var inset: CGFloat = 0

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

extension ButtonBorderShape: InsettableShape {
    private var reduced: any InsettableShape {
        switch kind {
        case .automatic, .rounded(nil): RoundedRectangle(cornerRadius: 8)
        case .capsule: Capsule()
        case .circle: Circle()
        case .rounded(let radius?): RoundedRectangle(cornerRadius: max(0, radius))
        }
    }
    /// Returns the outline of a button.
    public func path(in rect: CGRect) -> Path { reduced.inset(by: inset).path(in: rect) }
    /// The outline of a button.
    public var _outline: _ShapeOutline? { reduced._outline?.insetBy(inset) }
    /// Returns the shape reduced by a distance in points on all sides.
    public func inset(by amount: CGFloat) -> ButtonBorderShape {
        var copy = self
        copy.inset += amount
        return copy
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The default shape of bordered buttons.
    public static var buttonBorder: ButtonBorderShape { .automatic }
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
