// SPDX-License-Identifier: Apache-2.0

/// The name of the context menu that is prepared for a view.
enum PreparedMenuTrait: ElementTrait {
    typealias Value = String
}

extension Element {
    /// Prepares a context menu when the user points at the element.
    ///
    /// - Parameters:
    ///   - trait: The trait of the view that holds the name of the menu.
    ///   - owner: The node that wants the menu.
    ///   - isEager: A Boolean that is `true` if the menu is prepared before the user points at the element, too.
    ///   - assumption: A closure that returns the assumption under which the menu is presented, if there is one.
    func preparesMenu<Trait: ElementTrait>(
        _ trait: Trait.Type, for owner: _Node, isEager: Bool = false,
        under assumption: @escaping () -> PresentationAssumption?
    ) where Trait.Value == String {
        func prepare(_ element: Element, for owner: _Node, isEager: Bool) {
            guard let box = element.extras?.view as? BoxNode, let assumption = assumption() else { return }
            let name = box.tree.presentations.preparations.want(assumption, for: owner, isEager: isEager)
            guard box.element[trait] != name else { return }
            box.element[trait] = name
            box.restyle()
        }
        // The element can be that of a button that prepares what it presents, too.
        on(.intent) { [unowned self, unowned owner] _ in prepare(self, for: owner, isEager: false) }
        guard isEager else { return }
        tree.effect { [weak self, weak owner] in
            if let self, let owner, owner.isMounted { prepare(self, for: owner, isEager: true) }
        }
    }
}

extension Appearance {
    /// Tells the browser which menu is prepared for the element.
    @MainActor mutating func namePreparedMenu<Trait: ElementTrait>(_ trait: Trait.Type) where Trait.Value == String {
        if let name = box?.element[trait] { attribute(AttributeName.menu, name) }
    }
}
