// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The outline of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case automatic, capsule, circle, rounded(CGFloat?) }
    let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let circle = ButtonBorderShape(kind: .circle)
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

    /// - Parameter radius: the corner radius in points.
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
    /// Sets the outline of bordered buttons in the view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

extension EnvironmentValues {
    /// The outline of bordered buttons.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

enum ButtonBorderShapeKey: EnvironmentKey {
    static let defaultValue = ButtonBorderShape.automatic
}
