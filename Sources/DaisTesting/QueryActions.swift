// SPDX-License-Identifier: Apache-2.0
import DaisCore

extension Query {
    /// Presses the element: a button runs its action, a toggle changes, and a text passes the tap to the enclosing view
    /// that handles it. For a disabled element it records an issue.
    public func tap() {
        guard let element = usable("tap") else { return }
        if let field = element.checkable {
            return screen.turn(field)
        }
        guard let receiver = element.nearest(where: { $0.handles(.click) || $0.recognizer("t1") != nil }) else {
            if element.isFocusable { return screen.moveFocus(to: element) }
            return fail("Nothing answers a tap on \(what).")
        }
        if let tap = receiver.recognizer("t1") {
            screen.send(.gesture, to: receiver, .array([tap.gesture, .array([tap.index, .number(1)])]))
            return screen.becomeIdle()
        }
        screen.moveFocus(to: receiver.isFocusable ? receiver : nil)
        // The layer is determined first, because the click may remove the element.
        let closing = receiver.closesItsLayer ? receiver.layer : nil
        screen.send(.click, to: receiver)
        if let closing { screen.browser.leave(closing.id, "button") }
        screen.becomeIdle()
    }

    /// Presses the element until a long press is recognized.
    public func longPress() {
        guard let element = usable("long press") else { return }
        guard let receiver = element.nearest(where: { $0.recognizer("l") != nil }), let press = receiver.recognizer("l")
        else { return fail("Nothing answers a long press on \(what).") }
        let phases = [0.0, 1].map { JSONValue.array([press.index, .number($0)]) }
        screen.send(.gesture, to: receiver, .array([press.gesture] + phases))
        screen.becomeIdle()
    }

    /// Drags the element by a distance in points, in one movement, and releases it.
    public func drag(x: Double = 0, y: Double = 0) {
        guard let element = usable("drag") else { return }
        guard let receiver = element.nearest(where: { $0.recognizer("d") != nil }), let drag = receiver.recognizer("d")
        else { return fail("Nothing answers a drag of \(what).") }
        let numbers = [0, 0, x, y, 0, 0].map { JSONValue.number($0) }
        let phases = [0.0, 1].map { JSONValue.array([drag.index, .number($0)] + numbers) }
        screen.send(.gesture, to: receiver, .array([drag.gesture] + phases))
        screen.becomeIdle()
    }

    /// Moves the keyboard focus to the element.
    public func focus() {
        guard let element = usable("focus") else { return }
        screen.moveFocus(to: element)
        screen.becomeIdle()
    }

    /// Tries to dismiss the presentation interactively.
    ///
    /// - Parameter reason: The gesture, by default a press outside.
    /// - Returns: Whether the presentation allows the dismissal. Otherwise it is told about the attempt.
    @discardableResult
    public func dismiss(by reason: DismissalGesture = .scrim) -> Bool {
        guard let element = only() else { return false }
        guard let layer = element.attribute("data-layer") != nil ? element : element.layer else {
            fail("\(what) is not a presentation.")
            return false
        }
        defer { screen.becomeIdle() }
        return screen.browser.dismiss(layer.id, reason.rawValue)
    }

    /// Returns the element of the query if it is enabled. Otherwise it records an issue.
    func usable(_ action: String) -> Element? {
        guard let element = only() else { return nil }
        if element.isUsable { return element }
        fail("Cannot \(action) \(what): it is disabled.")
        return nil
    }
}

/// A gesture that dismisses a presentation without using its controls.
///
/// ```swift
/// screen.sheet("Editor").dismiss(by: .escape)
/// ```
public enum DismissalGesture: String, Sendable, CaseIterable {
    /// A press outside, Escape, a drag, or the browser's back button.
    case scrim, escape, drag, back
}

extension Element {
    var isFocusable: Bool {
        switch tag {
        case .button, .a, .input, .textarea, .select: true
        default: attribute("tabindex") != nil
        }
    }

    func nearest(where condition: (Element) -> Bool) -> Element? { condition(self) ? self : ancestor(where: condition) }

    /// Returns the first recognizer with a prefix, by the index of its gesture and its index in that.
    func recognizer(_ prefix: String) -> (gesture: JSONValue, index: JSONValue)? {
        let gestures = attribute("data-gesture")?.split(separator: ";", omittingEmptySubsequences: false) ?? []
        for (number, gesture) in gestures.enumerated() {
            let words = gesture.drop { "!+".contains($0) }.split(separator: " ").filter { !"&>|".contains($0) }
            guard let index = words.firstIndex(where: { $0.hasPrefix(prefix) })
            else { continue }
            return (.number(Double(number)), .number(Double(index)))
        }
        return nil
    }

    /// The check box or radio button that a click on this element toggles.
    var checkable: Element? {
        if tag == .input, ["checkbox", "radio"].contains(attribute("type")) { return self }
        guard let label = tag == .label ? self : ancestor(where: { $0.tag == .label }) else { return nil }
        return label.first { $0.tag == .input && ["checkbox", "radio"].contains($0.attribute("type")) }
    }

    /// The layer that contains the element.
    var layer: Element? { ancestor { $0.attribute("data-layer") != nil } }

    var closesItsLayer: Bool {
        attribute("data-closes") != nil || ancestor { $0.attribute("data-closes") != nil } != nil
    }
}
