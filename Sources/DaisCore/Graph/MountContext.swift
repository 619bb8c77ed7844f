// SPDX-License-Identifier: Apache-2.0

/// What a view is told when its node is made: where it lives and what was said above it.
///
/// Every node takes a copy, so what it owns is in one object: three references made mounting 1,000 elements a fifth
/// slower.
public struct MountContext {
    unowned(unsafe) let tree: Tree
    /// Upward references do not own: nodes belong to their parents, elements to theirs.
    unowned(unsafe) var parent: Node?
    /// Modifiers that wait for the next element, innermost first.
    unowned(unsafe) var modifiers: BoxModifierBase?
    /// The element whose children the view's elements become.
    unowned(unsafe) var container: Element
    private var surroundings: Surroundings

    init(
        tree: Tree, parent: Node?, environment: EnvironmentScope, modifiers: BoxModifierBase?, container: Element,
        window: ListWindow?, preferences: PreferenceScope?
    ) {
        self.tree = tree
        self.parent = parent
        self.modifiers = modifiers
        self.container = container
        surroundings = Surroundings(environment, window, preferences)
    }

    var environment: EnvironmentScope {
        get { surroundings.environment }
        set { surroundings = Surroundings(newValue, window, preferences) }
    }

    /// The long list around the view, if its rows are built on demand.
    var window: ListWindow? {
        get { surroundings.window }
        set {
            if newValue !== window { surroundings = Surroundings(environment, newValue, preferences) }
        }
    }

    /// Where preferences written below are collected.
    var preferences: PreferenceScope? {
        get { surroundings.preferences }
        set { surroundings = Surroundings(environment, window, newValue) }
    }

    private final class Surroundings {
        let environment: EnvironmentScope
        let window: ListWindow?
        let preferences: PreferenceScope?

        init(_ environment: EnvironmentScope, _ window: ListWindow?, _ preferences: PreferenceScope?) {
            self.environment = environment
            self.window = window
            self.preferences = preferences
        }
    }

    /// The context of something directly below `node`, with everything else unchanged.
    func below(_ node: Node) -> MountContext {
        var copy = self
        copy.parent = node
        return copy
    }

    /// The context of the content of an element: pending modifiers belong to the element, not to what is in it.
    func inside(_ element: Element, of node: Node) -> MountContext {
        var copy = self
        copy.parent = node
        copy.container = element
        copy.modifiers = nil
        copy.window = nil
        return copy
    }
}
