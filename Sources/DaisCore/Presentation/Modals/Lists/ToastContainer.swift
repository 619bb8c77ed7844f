// SPDX-License-Identifier: Apache-2.0

/// A view, and the toasts it shows.
///
/// ```swift
/// ToastContainer(base: Mailbox(), toasts: [Toast(key: "sent", content: Text("Message sent"))])
/// ```
/// All toasts of a window, or of a host that keeps them, share one track: at most three are seen at a time, the others wait.
nonisolated public struct ToastContainer<Base: View>: View {
    private let base: Base
    private let toasts: () -> [Toast]

    public init(base: Base, toasts: [Toast] = []) {
        self.base = base
        self.toasts = { toasts }
    }

    public init(
        @ViewBuilder base: () -> Base, @ModalListBuilder<Toast> toasts: @escaping () -> [Toast]
    ) {
        self.base = base()
        self.toasts = toasts
    }

    public init(base: Base, @ModalListBuilder<Toast> toasts: @escaping () -> [Toast]) {
        self.base = base
        self.toasts = toasts
    }

    @MainActor public var body: some View { base.modifier(ModalListing(modals: { [] }, toasts: toasts)) }
}

/// A container whose base is of any type.
public typealias AnyToastContainer = ToastContainer<AnyView>
