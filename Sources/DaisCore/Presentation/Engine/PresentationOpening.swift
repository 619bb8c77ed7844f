// SPDX-License-Identifier: Apache-2.0

extension ButtonOpener {
    /// Opens the presentations of a Boolean binding.
    nonisolated static func presenting(_ isPresented: Binding<Bool>) -> ButtonOpener {
        ButtonOpener(isPresented.identity, true) { isPresented.wrappedValue = true }
    }

    /// Opens the presentations of a binding to an optional item.
    nonisolated static func presenting<Item: Identifiable>(_ item: Binding<Item?>, _ value: Item) -> ButtonOpener {
        // Bindings and items are read on the main actor alone.
        nonisolated(unsafe) let (item, value) = (item, value)
        return ButtonOpener(item.identity, value) { item.wrappedValue = value }
    }

    /// - Parameters:
    ///   - binding: The identity of the binding, or `nil` for one made of closures, which no source can be found for.
    ///   - value: The value with which the binding presents something.
    private nonisolated convenience init(
        _ binding: BindingIdentity?, _ value: Any, open: @escaping @MainActor () -> Void
    ) {
        var prepare: (@MainActor (Element, Bool) -> String?)?
        if let binding {
            nonisolated(unsafe) let assumption = PresentationAssumption(binding: binding, value: value)
            prepare = { $0.tree.presentations.preparations.want(assumption, for: $0, isEager: $1) }
        }
        self.init(open: open, prepare: prepare) { $0.tree.presentations.preparations.forget($0) }
    }
}
