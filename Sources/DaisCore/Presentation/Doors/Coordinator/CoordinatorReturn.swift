// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension PresentationCoordinator {
    /// Dismisses all presentations above one, so that it is the topmost.
    ///
    /// ```swift
    /// let cart = coordinator.present(type: .sheet) { Receipt() }
    /// coordinator.dismiss(upTo: cart)
    /// ```
    /// Their exits start together, and their `onDismiss` closures are called from the top down.
    ///
    /// - Parameter id: The id of the presentation that stays.
    /// - Returns: Whether there is such a presentation. Otherwise the call has no effect.
    @discardableResult
    public func dismiss(upTo id: UUID) -> Bool {
        guard let index = presentations.lastIndex(where: { $0.id == id }) else { return false }
        remove(Array(presentations[(index + 1)...]))
        return true
    }

    /// Dismisses all presentations whose type satisfies a condition.
    ///
    /// ```swift
    /// coordinator.dismissAll { $0.type == .toast }
    /// ```
    public func dismissAll(where condition: (PresentationEntry) -> Bool) { remove(presentations.filter(condition)) }
}
