// SPDX-License-Identifier: Apache-2.0

/// The accessibility behavior of the elements inside an element: ignored, or grouped.
enum ChildAccessibility { case ignored, grouped }

/// Completes the accessibility attributes of an element after all modifiers have been applied.
///
/// ARIA allows a name, a state or a value only for some roles. Modifiers are applied in any order, so attributes are
/// matched to the role at the end.
extension Appearance {
    func attribute(_ name: String) -> String? {
        for attribute in attributes where attribute.name == name { return attribute.value }
        return nil
    }

    /// Hides the element from assistive technologies.
    mutating func silence() {
        attribute("aria-label", nil)
        if attribute("role") == "img" { attribute("role", nil) }
        attribute("aria-hidden", "true")
    }

    mutating func settleAccessibility(of tag: ElementTag) {
        if attribute("aria-hidden") == "true" { return silence() }
        settleRole(of: tag)
        settleValue(of: tag)
        settleSelection(of: tag)
    }

    private mutating func settleRole(of tag: ElementTag) {
        let isGeneric = (tag == .div || tag == .span) && attribute("role") == nil
        guard isGeneric else { return }
        let name = attribute("aria-label")
        if inside == .ignored {
            // The children of an image are never read. Without a name there is nothing left to read.
            guard name != nil else { return attribute("aria-hidden", "true") }
            attribute("role", "img")
        } else if inside != nil {
            attribute("role", "group")
        } else if name != nil {
            // A name is only read with a role. The name of a text replaces its characters, like that of an image.
            attribute("role", layout.role == .text ? "img" : "group")
        }
    }

    private static let ranges: Set<String> = ["slider", "progressbar", "spinbutton", "scrollbar", "meter", "separator"]

    private mutating func settleValue(of tag: ElementTag) {
        guard let value = attribute("aria-valuetext") else { return }
        if tag == .input || tag == .progress || attribute("role").map(Self.ranges.contains) == true { return }
        attribute("aria-valuetext", nil)
        if let name = attribute("aria-label") {
            attribute("aria-label", "\(name), \(value)")
        } else {
            let hint = attribute("aria-description")
            attribute("aria-description", hint.map { "\(value). \($0)" } ?? value)
        }
    }

    private mutating func settleSelection(of tag: ElementTag) {
        let role = attribute("role") ?? (tag == .button ? "button" : "")
        let isSelected = attribute("aria-selected") == "true"
        if role == "switch" {
            attribute("aria-selected", nil)
            return attribute("aria-checked", attribute("aria-checked") ?? (isSelected ? "true" : "false"))
        }
        guard isSelected, !["option", "tab", "row", "gridcell", "treeitem"].contains(role) else { return }
        attribute("aria-selected", nil)
        attribute(role == "button" ? "aria-pressed" : "aria-current", "true")
    }
}
