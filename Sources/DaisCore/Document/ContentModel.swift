// SPDX-License-Identifier: Apache-2.0

/// Restricts markup to nestings that the HTML parser preserves.
///
/// Ids follow from document order, so an element that the parser moved would shift every later id. Of the few tags that
/// views render, only buttons and links restrict their content.
@MainActor
enum ContentModel {
    /// Turns a button or link with interactive content into a `div` with the same role. It has to run before the
    /// element is written. Children that are added later are inserted through the DOM, which has no such rules.
    static func settle(_ element: Element) {
        switch element.tag {
        case .button where containsInteractive(element): element.retag(.div, role: "button")
        case .a where containsInteractive(element): element.retag(.div, role: "link")
        default: break
        }
    }

    /// Returns whether a descendant can have the keyboard focus.
    static func containsStop(_ element: Element) -> Bool {
        element.children.contains { $0.tag.isInteractive || $0.attribute("tabindex") != nil || containsStop($0) }
    }

    private static func containsInteractive(_ element: Element) -> Bool {
        for child in element.children where child.tag.isInteractive || containsInteractive(child) { return true }
        return false
    }
}
