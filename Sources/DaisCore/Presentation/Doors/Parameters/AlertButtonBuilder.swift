// SPDX-License-Identifier: Apache-2.0

/// A type that converts to buttons of an alert: a button, a list of buttons, or an empty view.
///
/// ```swift
/// struct SaveOrDiscard: AlertButtonConvertible {
///     func toButtons() -> [any AlertButtonProtocol] {
///         [
///             AlertButton(role: nil, action: { save() }, title: "Save"),
///             AlertButton(role: .destructive, action: nil, title: "Discard"),
///         ]
///     }
/// }
/// ```
@MainActor
public protocol AlertButtonConvertible {
    /// Returns the buttons.
    func toButtons() -> [any AlertButtonProtocol]
}

extension Array: AlertButtonConvertible where Element == any AlertButtonProtocol {
    /// Returns the array itself.
    public func toButtons() -> [any AlertButtonProtocol] { self }
}

extension EmptyView: AlertButtonConvertible {
    /// Returns no buttons.
    public func toButtons() -> [any AlertButtonProtocol] { [] }
}

/// A result builder for buttons of an alert. It supports `if`, `switch` and `for`.
///
/// ```swift
/// @MainActor @AlertButtonBuilder func buttons() -> [any AlertButtonProtocol] {
///     AlertButton(role: .cancel, action: nil, title: "Keep")
///     if canDelete { AlertButton(role: .destructive, action: { delete() }, title: "Delete") }
/// }
/// ```
@MainActor
@resultBuilder
public struct AlertButtonBuilder {
    /// One statement of the builder.
    public typealias Component = any AlertButtonConvertible
    /// The list of buttons.
    public typealias Result = [any AlertButtonProtocol]

    /// Joins the buttons of all statements.
    public static func buildBlock(_ components: Component...) -> Result { components.flatMap { $0.toButtons() } }
    /// Returns the buttons of an `if` without `else`.
    public static func buildOptional(_ component: Component?) -> Result { component?.toButtons() ?? [] }
    /// Returns the buttons of the first branch.
    public static func buildEither(first component: Component) -> Result { component.toButtons() }
    /// Returns the buttons of the second branch.
    public static func buildEither(second component: Component) -> Result { component.toButtons() }
    /// Joins the buttons of a loop.
    public static func buildArray(_ components: [Component]) -> Result { components.flatMap { $0.toButtons() } }
    /// Returns the buttons of an availability check.
    public static func buildLimitedAvailability(_ component: Component) -> Result { component.toButtons() }
    /// Returns the list of buttons.
    public static func buildFinalResult(_ component: Component) -> Result { component.toButtons() }
}

/// A result builder for buttons of a confirmation dialog.
public typealias ConfirmationDialogButtonBuilder = AlertButtonBuilder
/// A type that converts to buttons of a confirmation dialog.
public typealias ConfirmationDialogButtonConvertible = AlertButtonConvertible
