// SPDX-License-Identifier: Apache-2.0

/// The context in which a view's node is mounted: its position and its environment.
public struct _MountContext {
    /// The parent node. Upward references are unowned, because nodes belong to their parents, and elements to theirs.
    unowned(unsafe) var parent: _Node?
    private var place: MountPosition

    init(
        tree: Tree, parent: _Node?, environment: EnvironmentScope, modifiers: BoxModifierBase?, container: Element,
        window: ListWindow?, preferences: PreferenceScope?
    ) {
        self.parent = parent
        place = MountPosition(
            modifiers: modifiers, container: container,
            surroundings: Surroundings(environment, window, preferences, tree.mailbox))
    }

    init(_ place: MountPosition, parent: _Node?) {
        self.place = place
        self.parent = parent
    }

    @MainActor var tree: Tree { place.container.tree }

    /// The modifiers that wait for the next element, innermost first.
    var modifiers: BoxModifierBase? {
        get { place.modifiers }
        set { place.modifiers = newValue }
    }

    /// The element that receives the view's elements as children.
    var container: Element {
        get { place.container }
        set { place.container = newValue }
    }

    var environment: EnvironmentScope {
        get { place.surroundings.environment }
        set { place.surroundings = Surroundings(newValue, window, preferences, place.surroundings.mailbox) }
    }

    /// The enclosing lazy list, if its rows are built on demand.
    var window: ListWindow? {
        get { place.surroundings.window }
        set {
            guard newValue !== window else { return }
            place.surroundings = Surroundings(environment, newValue, preferences, place.surroundings.mailbox)
        }
    }

    /// The scope that collects preferences set below.
    var preferences: PreferenceScope? {
        get { place.surroundings.preferences }
        set { place.surroundings = Surroundings(environment, window, newValue, place.surroundings.mailbox) }
    }

    /// The part that a node keeps to mount content later.
    var kept: MountPosition { place }

    /// Returns the context of a node directly below `node`, otherwise unchanged.
    func below(_ node: _Node) -> _MountContext { _MountContext(place, parent: node) }

    /// Returns the context of an element's content. Pending modifiers apply to the element and not to its content.
    func inside(_ element: Element, of node: _Node) -> _MountContext {
        var copy = self
        copy.parent = node
        copy.container = element
        copy.modifiers = nil
        copy.window = nil
        return copy
    }
}

/// A context without its parent. It has three words, of which one is reference-counted, because half of all nodes store
/// it.
struct MountPosition {
    unowned(unsafe) var modifiers: BoxModifierBase?
    unowned(unsafe) var container: Element
    var surroundings: Surroundings
}

/// The properties that nearly all nodes of a tree share, in one object. Three references in every context made mounting
/// 1,000 elements a fifth slower.
///
/// It is immutable, and only the mailbox is used off the main actor.
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
