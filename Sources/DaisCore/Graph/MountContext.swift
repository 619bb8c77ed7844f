// SPDX-License-Identifier: Apache-2.0

/// What a view is told when its node is made: where it lives and what was said above it.
public struct MountContext {
    unowned let tree: Tree
    /// Upward references do not own: nodes belong to their parents, elements to theirs.
    unowned(unsafe) var parent: Node?
    var environment: EnvironmentScope
    /// Modifiers that wait for the next element, innermost first.
    unowned(unsafe) var modifiers: BoxModifierBase?
    /// The element whose children the view's elements become.
    unowned(unsafe) var container: Element
    /// The long list around the view, if its rows are built on demand.
    var window: ListWindow?
    /// Where preferences written below are collected.
    var preferences: PreferenceScope?

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
