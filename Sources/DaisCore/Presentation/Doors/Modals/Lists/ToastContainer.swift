// SPDX-License-Identifier: Apache-2.0

/// A view with toasts.
///
/// ```swift
/// ToastContainer(base: Mailbox(), toasts: [Toast(key: "sent", content: Text("Message sent"))])
/// ```
/// All toasts of a window, or of a host that keeps its toasts, share one queue: at most three are visible, the others
/// wait.
nonisolated public struct ToastContainer<Base: View>: View {
    private let base: Base
    private let toasts: () -> [Toast]

    /// Creates a container with a list of toasts.
    public init(base: Base, toasts: [Toast] = []) {
        self.base = base
        self.toasts = { toasts }
    }

    /// Creates a container with a base and toasts from closures.
    public init(
        @ViewBuilder base: () -> Base, @ModalListBuilder<Toast> toasts: @escaping () -> [Toast]
    ) {
        self.base = base()
        self.toasts = toasts
    }

    /// Creates a container with toasts from a closure.
    public init(base: Base, @ModalListBuilder<Toast> toasts: @escaping () -> [Toast]) {
        self.base = base
        self.toasts = toasts
    }

    /// The base with its toasts.
    @MainActor public var body: some View { base.modifier(ModalListing(modals: { [] }, toasts: toasts)) }
}

/// A container with a type-erased base.
public typealias AnyToastContainer = ToastContainer<AnyView>
