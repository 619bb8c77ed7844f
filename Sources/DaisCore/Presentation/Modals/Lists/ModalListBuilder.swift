// SPDX-License-Identifier: Apache-2.0

/// Builds lists of modals or toasts: conditions, loops, optionals and lists themselves may stand in it.
@resultBuilder
public enum ModalListBuilder<Child> {
    nonisolated public static func buildExpression(_ child: Child) -> [Child] { [child] }
    nonisolated public static func buildExpression(_ child: Child?) -> [Child] { child.map { [$0] } ?? [] }
    nonisolated public static func buildExpression(_ children: [Child]) -> [Child] { children }
    nonisolated public static func buildBlock(_ parts: [Child]...) -> [Child] { parts.flatMap(\.self) }
    nonisolated public static func buildOptional(_ part: [Child]?) -> [Child] { part ?? [] }
    nonisolated public static func buildEither(first part: [Child]) -> [Child] { part }
    nonisolated public static func buildEither(second part: [Child]) -> [Child] { part }
    nonisolated public static func buildArray(_ parts: [[Child]]) -> [Child] { parts.flatMap(\.self) }
    nonisolated public static func buildLimitedAvailability(_ part: [Child]) -> [Child] { part }
}
