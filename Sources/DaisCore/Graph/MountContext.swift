// SPDX-License-Identifier: Apache-2.0

/// What a view is told when its node is made: where it lives and what was said above it.
public struct MountContext {
    /// Upward references do not own: nodes belong to their parents, elements to theirs.
    unowned(unsafe) var parent: Node?
    private var place: MountPlace

    init(
        tree: Tree, parent: Node?, environment: EnvironmentScope, modifiers: BoxModifierBase?, container: Element,
        window: ListWindow?, preferences: PreferenceScope?
    ) {
        self.parent = parent
        place = MountPlace(
            modifiers: modifiers, container: container,
            surroundings: Surroundings(environment, window, preferences, tree.mailbox))
    }

    init(_ place: MountPlace, parent: Node?) {
        self.place = place
        self.parent = parent
    }

    @MainActor var tree: Tree { place.container.tree }

    /// Modifiers that wait for the next element, innermost first.
    var modifiers: BoxModifierBase? {
        get { place.modifiers }
        set { place.modifiers = newValue }
    }

    /// The element whose children the view's elements become.
    var container: Element {
        get { place.container }
        set { place.container = newValue }
    }

    var environment: EnvironmentScope {
        get { place.surroundings.environment }
        set { place.surroundings = Surroundings(newValue, window, preferences, place.surroundings.mailbox) }
    }

    /// The long list around the view, if its rows are built on demand.
    var window: ListWindow? {
        get { place.surroundings.window }
        set {
            guard newValue !== window else { return }
            place.surroundings = Surroundings(environment, newValue, preferences, place.surroundings.mailbox)
        }
    }

    /// Where preferences written below are collected.
    var preferences: PreferenceScope? {
        get { place.surroundings.preferences }
        set { place.surroundings = Surroundings(environment, window, newValue, place.surroundings.mailbox) }
    }

    /// What a node keeps to mount content later.
    var kept: MountPlace { place }

    /// The context of something directly below `node`, with everything else unchanged.
    func below(_ node: Node) -> MountContext { MountContext(place, parent: node) }

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

/// A context without the parent: three words, of which one is counted, because half of all nodes keep one.
struct MountPlace {
    unowned(unsafe) var modifiers: BoxModifierBase?
    unowned(unsafe) var container: Element
    var surroundings: Surroundings
}

/// What is the same for nearly all nodes of a tree, in one object: three references in every context made mounting
/// 1,000 elements a fifth slower.
///
/// Nothing in it changes, and only the mailbox is used off the main actor.
final class Surroundings: @unchecked Sendable {
    let environment: EnvironmentScope
    let window: ListWindow?
    let preferences: PreferenceScope?
    let mailbox: Mailbox

    init(
        _ environment: EnvironmentScope, _ window: ListWindow?, _ preferences: PreferenceScope?, _ mailbox: Mailbox
    ) {
        self.environment = environment
        self.window = window
        self.preferences = preferences
        self.mailbox = mailbox
    }
}
