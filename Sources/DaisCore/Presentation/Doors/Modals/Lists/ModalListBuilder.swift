// SPDX-License-Identifier: Apache-2.0

/// A result builder for lists of modals or toasts. It supports conditions, loops, optionals and lists.
///
/// ```swift
/// @ModalListBuilder<Modal> var modals: [Modal] {
///     if isEditing { Modal(key: "editor", style: .sheet()) { Editor() } }
/// }
/// ```
@resultBuilder
public enum ModalListBuilder<Child> {
    /// Returns a list with one element.
    nonisolated public static func buildExpression(_ child: Child) -> [Child] { [child] }
    /// Returns a list with the element, or an empty list.
    nonisolated public static func buildExpression(_ child: Child?) -> [Child] { child.map { [$0] } ?? [] }
    /// Returns the list.
    nonisolated public static func buildExpression(_ children: [Child]) -> [Child] { children }
    /// Joins the lists of all statements.
    nonisolated public static func buildBlock(_ parts: [Child]...) -> [Child] { parts.flatMap(\.self) }
    /// Returns the list of an `if` without `else`.
    nonisolated public static func buildOptional(_ part: [Child]?) -> [Child] { part ?? [] }
    /// Returns the list of the first branch.
    nonisolated public static func buildEither(first part: [Child]) -> [Child] { part }
    /// Returns the list of the second branch.
    nonisolated public static func buildEither(second part: [Child]) -> [Child] { part }
    /// Joins the lists of a loop.
    nonisolated public static func buildArray(_ parts: [[Child]]) -> [Child] { parts.flatMap(\.self) }
    /// Returns the list of an availability check.
    nonisolated public static func buildLimitedAvailability(_ part: [Child]) -> [Child] { part }
}
