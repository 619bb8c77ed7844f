// SPDX-License-Identifier: Apache-2.0

/// Keeps markup to nestings that the HTML parser leaves alone.
///
/// Ids follow from document order, so an element that the parser moved would give every later id to the wrong node.
/// Views render a small set of tags of which only buttons and links restrict what they contain.
@MainActor
enum ContentModel {
    /// Turns a button or link that contains something interactive into a `div` with the same role.
    /// Must run before the element is written; children that arrive later are inserted through the DOM, which
    /// has no such rules.
    static func settle(_ element: Element) {
        switch element.tag {
        case .button where containsInteractive(element): element.retag(.div, role: "button")
        case .a where containsInteractive(element): element.retag(.div, role: "link")
        default: break
        }
    }

    /// Whether something inside can be reached with Tab.
    static func containsStop(_ element: Element) -> Bool {
        element.children.contains { $0.tag.isInteractive || $0.attribute("tabindex") != nil || containsStop($0) }
    }

    private static func containsInteractive(_ element: Element) -> Bool {
        element.children.contains { $0.tag.isInteractive || containsInteractive($0) }
    }
}
