// SPDX-License-Identifier: Apache-2.0

/// A view, and the modals above it.
///
/// ```swift
/// ModalContainer(base: Orders(), modals: [Modal(key: "editor", style: .full(), content: Editor())])
///
/// ModalContainer {
///     Orders()
/// } modals: {
///     if isEditing { Modal(key: "editor", style: .full()) { Editor() } }
/// }
/// ```
/// Keep the container and vary the list: a view that stands now in a container and now by itself is made anew each time.
nonisolated public struct ModalContainer<Base: View>: View {
    private let base: Base
    private let modals: () -> [Modal]

    public init(base: Base, modals: [Modal] = []) {
        self.base = base
        self.modals = { modals }
    }

    public init(
        @ViewBuilder base: () -> Base, @ModalListBuilder<Modal> modals: @escaping () -> [Modal]
    ) {
        self.base = base()
        self.modals = modals
    }

    public init(base: Base, @ModalListBuilder<Modal> modals: @escaping () -> [Modal]) {
        self.base = base
        self.modals = modals
    }

    @MainActor public var body: some View { base.modifier(ModalListing(modals: modals, toasts: { [] })) }
}

/// A container whose base is of any type.
public typealias AnyModalContainer = ModalContainer<AnyView>
