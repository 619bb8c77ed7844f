// SPDX-License-Identifier: Apache-2.0

/// Something that stands for buttons of an alert: a button, a list of them, nothing.
@MainActor
public protocol AlertButtonConvertible {
    func toButtons() -> [any AlertButtonProtocol]
}

extension Array: AlertButtonConvertible where Element == any AlertButtonProtocol {
    public func toButtons() -> [any AlertButtonProtocol] { self }
}

extension EmptyView: AlertButtonConvertible {
    public func toButtons() -> [any AlertButtonProtocol] { [] }
}

/// Makes a list of buttons from a closure, with `if`, `switch` and `for`.
@MainActor
@resultBuilder
public struct AlertButtonBuilder {
    public typealias Component = any AlertButtonConvertible
    public typealias Result = [any AlertButtonProtocol]

    public static func buildBlock(_ components: Component...) -> Result { components.flatMap { $0.toButtons() } }
    public static func buildOptional(_ component: Component?) -> Result { component?.toButtons() ?? [] }
    public static func buildEither(first component: Component) -> Result { component.toButtons() }
    public static func buildEither(second component: Component) -> Result { component.toButtons() }
    public static func buildArray(_ components: [Component]) -> Result { components.flatMap { $0.toButtons() } }
    public static func buildLimitedAvailability(_ component: Component) -> Result { component.toButtons() }
    public static func buildFinalResult(_ component: Component) -> Result { component.toButtons() }
}

public typealias ConfirmationDialogButtonBuilder = AlertButtonBuilder
public typealias ConfirmationDialogButtonConvertible = AlertButtonConvertible
