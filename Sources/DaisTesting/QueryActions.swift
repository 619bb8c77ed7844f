// SPDX-License-Identifier: Apache-2.0
import DaisCore

extension Query {
    /// Presses the element as a user would: a button runs its action, a toggle turns, a text passes the tap to the view
    /// around it that listens. What a disabled element is told changes nothing and is recorded as an issue.
    public func tap() {
        guard let element = usable("tap") else { return }
        if let field = element.checkable {
            return screen.turn(field)
        }
        guard let receiver = element.receiver(of: .click) else {
            if element.isFocusable { return screen.moveFocus(to: element) }
            return fail("Nothing answers a tap on \(what).")
        }
        screen.moveFocus(to: receiver.isFocusable ? receiver : nil)
        screen.deliver(.click, to: receiver)
        if receiver.closesItsLayer, let layer = receiver.layer { screen.dismiss(layer, "button") }
        screen.becomeIdle()
    }

    /// Presses the element for long enough that a long press is recognised.
    public func longPress() {
        guard let element = usable("long press") else { return }
        guard let receiver = element.receiver(of: .press) else {
            return fail("Nothing answers a long press on \(what).")
        }
        screen.deliver(.press, to: receiver, .bool(true))
        screen.becomeIdle()
    }

    /// Moves the keyboard's focus to the element.
    public func focus() {
        guard let element = usable("focus") else { return }
        screen.moveFocus(to: element)
        screen.becomeIdle()
    }

    /// Tries to dismiss the presentation as a user does: by the scrim around it, by Escape, by dragging.
    ///
    /// - Returns: whether the presentation allowed it; one that does not is told of the attempt.
    @discardableResult
    public func dismiss(by reason: DismissalGesture = .scrim) -> Bool {
        guard let element = only() else { return false }
        guard let layer = element.attribute("data-layer") != nil ? element : element.layer else {
            fail("\(what) is not a presentation.")
            return false
        }
        defer { screen.becomeIdle() }
        guard layer.attribute("data-dismiss")?.split(separator: " ").contains(reason.rawValue[...]) == true else {
            if layer.handles(.attempt) {
                screen.deliver(.attempt, to: layer, .array([.string(reason.rawValue), .number(Double(layer.epoch))]))
            }
            return false
        }
        screen.dismiss(layer, reason.rawValue)
        return true
    }

    /// The one element, if a user could use it.
    func usable(_ action: String) -> Element? {
        guard let element = only() else { return nil }
        if element.isUsable { return element }
        fail("Cannot \(action) \(what): it is disabled.")
        return nil
    }
}

/// How a user closes a presentation without one of its controls.
public enum DismissalGesture: String, Sendable, CaseIterable {
    case scrim, escape, drag, back
}

extension Element {
    var isFocusable: Bool {
        switch tag {
        case .button, .a, .input, .textarea, .select: true
        default: attribute("tabindex") != nil
        }
    }

    /// The check box or radio button that a click on this element turns.
    var checkable: Element? {
        if tag == .input, ["checkbox", "radio"].contains(attribute("type")) { return self }
        guard let label = tag == .label ? self : ancestor(where: { $0.tag == .label }) else { return nil }
        return label.first { $0.tag == .input && ["checkbox", "radio"].contains($0.attribute("type")) }
    }

    /// The presentation around the element.
    var layer: Element? { ancestor { $0.attribute("data-layer") != nil } }

    var closesItsLayer: Bool {
        attribute("data-closes") != nil || ancestor { $0.attribute("data-closes") != nil } != nil
    }
}
