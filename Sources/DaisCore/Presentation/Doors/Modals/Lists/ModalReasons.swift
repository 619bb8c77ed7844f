// SPDX-License-Identifier: Apache-2.0

extension Modal {
    /// Returns the modal with closures that receive the reason of its dismissal.
    ///
    /// ```swift
    /// Modal(key: "editor", style: .sheet(onDismiss: { isEditing = false })) { Editor() }
    ///     .onDismiss { reason in log("closed: \(reason)") }
    /// ```
    /// The style decides what the user may do. These closures follow the modal to its end for any reason.
    ///
    /// - Parameters:
    ///   - will: A closure called at the start of each exit. An exit that is reversed is followed by another.
    ///   - action: A closure called once, after the modal has been removed.
    nonisolated public func onDismiss(
        will: ((DismissalReason) -> Void)? = nil, _ action: @escaping (DismissalReason) -> Void
    ) -> Modal {
        var modal = self
        modal.handlers = DismissalHandlers(will: will, did: action)
        return modal
    }
}

extension Toast {
    /// Returns the toast with closures that receive the reason of its dismissal.
    ///
    /// - Parameters:
    ///   - will: A closure called at the start of each exit. An exit that is reversed is followed by another.
    ///   - action: A closure called once, after the toast has been removed.
    nonisolated public func onDismiss(
        will: ((DismissalReason) -> Void)? = nil, _ action: @escaping (DismissalReason) -> Void
    ) -> Toast {
        var toast = self
        toast.handlers = DismissalHandlers(will: will, did: action)
        return toast
    }
}

extension PresentationDescriptor {
    /// Adds closures to those that the engine's own parts have set.
    nonisolated mutating func tell(_ handlers: DismissalHandlers) {
        if let will = handlers.will {
            let inner = onWillDismiss
            onWillDismiss = { reason in
                inner?(reason)
                will(reason)
            }
        }
        if let did = handlers.did {
            let inner = onDismiss
            onDismiss = { reason in
                inner?(reason)
                did(reason)
            }
        }
    }
}
