// SPDX-License-Identifier: Apache-2.0

/// A view with modals above it.
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
/// Keep the container and vary the list, because adding or removing a container recreates its base.
nonisolated public struct ModalContainer<Base: View>: View {
    private let base: Base
    private let modals: () -> [Modal]

    /// Creates a container with a list of modals, lowest first.
    public init(base: Base, modals: [Modal] = []) {
        self.base = base
        self.modals = { modals }
    }

    /// Creates a container with a base and modals from closures.
    public init(
        @ViewBuilder base: () -> Base, @ModalListBuilder<Modal> modals: @escaping () -> [Modal]
    ) {
        self.base = base()
        self.modals = modals
    }

    /// Creates a container with modals from a closure.
    public init(base: Base, @ModalListBuilder<Modal> modals: @escaping () -> [Modal]) {
        self.base = base
        self.modals = modals
    }

    /// The base with its modals.
    @MainActor public var body: some View { base.modifier(ModalListing(modals: modals, toasts: { [] })) }
}

/// A container with a type-erased base.
public typealias AnyModalContainer = ModalContainer<AnyView>
