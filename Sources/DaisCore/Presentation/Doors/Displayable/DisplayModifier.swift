// SPDX-License-Identifier: Apache-2.0

extension Displayable {
    /// The modifier behind ``RootView`` and `displayable(_:navigationHandling:)`.
    nonisolated public struct DisplayModifier: ViewModifier {
        @Binding var displayingItem: ViewItem
        let navigationHandling: NavigationHandling
        private let handlers: DismissalHandlers

        /// Creates a modifier that displays the item of a binding.
        public init(displayingItem: Binding<ViewItem>, navigationHandling: NavigationHandling = .handledNoWrap) {
            self.init(displayingItem, navigationHandling, DismissalHandlers())
        }

        init(
            _ displayingItem: Binding<ViewItem>, _ navigationHandling: NavigationHandling, _ handlers: DismissalHandlers
        ) {
            _displayingItem = displayingItem
            self.navigationHandling = navigationHandling
            self.handlers = handlers
        }

        /// Returns the content with the displayed item pushed or presented.
        @MainActor public func body(content: Content) -> some View {
            switch navigationHandling {
            case .handledWrapInNavigation:
                PushedItems(item: $displayingItem, isWrapped: true, content: content)
                    .modifier(presenting)
            case .handledNoWrap:
                PushedItems(item: $displayingItem, isWrapped: false, content: content)
                    .modifier(presenting)
            case .notHandled: content.modifier(presenting)
            }
        }

        /// A single source for modals and sheets, so that one follows the other when the item changes.
        private var presenting: Presenting {
            let item = $displayingItem, handlers = handlers
            return Presenting { Self.descriptors(of: item, handlers) }
        }

        private static func descriptors(
            of binding: Binding<ViewItem>, _ handlers: DismissalHandlers
        ) -> [PresentationDescriptor] {
            let item = binding.wrappedValue
            let kind: PresentationKind
            switch item.displayMode {
            case .modal: kind = .fullScreenCover
            case .sheet: kind = .sheet
            case .none, .pushed: return []
            }
            guard let view = item.items.first?.displayed() else { return [] }
            let id = item.id
            var descriptor = PresentationDescriptor(
                key: PresentationKey(id), kind: kind, content: { AnyView(view) },
                withdraw: { if binding.wrappedValue.id == id { binding.wrappedValue = .none } },
                item: AnyHashable(id), onWillDismiss: handlers.will, onDismiss: handlers.did)
            descriptor.door = .displayables
            return [descriptor]
        }
    }
}

/// Pushes the items of a display onto its own stack, or onto a segment of the enclosing stack.
nonisolated struct PushedItems<Content: View>: View, BuiltInView {
    let item: Binding<Displayable.ViewItem>
    let isWrapped: Bool
    let content: Content
    @Environment(\.navigationSegment) private var segment
    @Environment(\.navigationAnchor) private var anchor

    init(item: Binding<Displayable.ViewItem>, isWrapped: Bool, content: Content) {
        self.item = item
        self.isWrapped = isWrapped
        self.content = content
    }

    @MainActor var body: some View {
        let current = item.wrappedValue
        let items = current.displayMode == .pushed ? current.items.filter { $0.displayed() != nil } : []
        let path = items.map { AnyHashable($0) }
        if isWrapped || segment != nil && anchor != .none {
            DisplayStack(root: content, path: path, write: write)
        } else {
            content.modifier(StackWarning(isNeeded: !path.isEmpty))
        }
    }

    private func write(_ values: [AnyHashable]) {
        guard item.wrappedValue.displayMode == .pushed else { return }
        item.wrappedValue.items = values.compactMap { $0.base as? Displayable.ViewItem.Item }
    }
}

nonisolated struct DisplayStack<Root: View>: View, BuiltInView {
    let root: Root
    let path: [AnyHashable]
    let write: ([AnyHashable]) -> Void

    @MainActor var body: some View {
        NavigationBox(
            root: root, path: path, write: write,
            makePage: { ($0.base as? Displayable.ViewItem.Item).map { AnyView($0.view) } })
    }
}

nonisolated struct StackWarning: ViewModifier {
    let isNeeded: Bool

    @MainActor func body(content: Content) -> some View {
        content.onChange(of: isNeeded, initial: true) { _, isNeeded in
            guard isNeeded else { return }
            Diagnostics.warn(
                "A view is to be pushed, but there is no navigation stack around its displayer's view.",
                remedy: "Use navigationHandling: .handledWrapInNavigation at the root.")
        }
    }
}
