// SPDX-License-Identifier: Apache-2.0
import DaisCore

extension Element {
    /// The barrier of an element that a pointer can press and the keyboard cannot, or the other way around.
    var focusBarrier: String? {
        if tabIndex > 0 { return "has a tab index of \(tabIndex), which takes it out of the order of the page." }
        if isPressedByGesture, !isTabStop, ancestor(where: \.isTabStop) == nil, first(where: \.isTabStop) == nil {
            return "has a gesture that the keyboard cannot perform. Use a Button, or add "
                + "accessibilityAddTraits(.isButton)."
        }
        if let hidden = children.first(where: { $0.attribute("aria-hidden") == "true" })?.first(where: \.isTabStop) {
            return "contains \(hidden.role ?? "an element") \"\(hidden.accessibleName)\", which is hidden from "
                + "assistive technologies and has the keyboard focus. Disable it, or do not hide it."
        }
        return nil
    }

    private var isPressedByGesture: Bool { hasClass("taps") || hasClass("presses") }

    var tabIndex: Int { attribute("tabindex").flatMap { Int($0) } ?? 0 }

    /// Indicates whether Tab can reach the element.
    var isTabStop: Bool {
        guard tabIndex >= 0, isUsable || attribute("aria-disabled") == "true" else { return false }
        if attribute("tabindex") != nil { return true }
        switch tag {
        case .button, .textarea, .select: return true
        case .a: return attribute("href") != nil
        case .input: return !["hidden", "file"].contains(attribute("type"))
        default: return false
        }
    }

    /// Indicates whether Tab skips the element because it has reached another radio button of the same group.
    func isLaterRadio(after stops: [Element]) -> Bool {
        guard attribute("type") == "radio", let name = attribute("name") else { return false }
        return stops.contains { $0.attribute("type") == "radio" && $0.attribute("name") == name }
    }
}
