// SPDX-License-Identifier: Apache-2.0

/// Decides whether an event may reach an element.
///
/// A correct browser sends no events from places that its user cannot reach. Its events can still be late, because the
/// tree has changed since, and a hostile client can send anything. So this type alone decides: neither the handlers nor
/// the state of the page do.
///
/// | event | refused by |
/// |---|---|
/// | a report: measured, scrolled, played, lost the focus | nothing, as long as the element is on the page |
/// | a notice: got the focus, a custom element's own event | a disabled control |
/// | text that was typed | a disabled control, an inert view |
/// | any other action of the user | all obstacles, layers that leave, layers that make everything below unusable |
///
/// Typed text reaches a covered field, because it may have been typed before, and because a browser reports the last
/// change of a field only when a layer takes the focus from it. Refused text would be lost. A custom element can send
/// its events from anywhere, for example when a video has ended.
@MainActor
enum Reach {
    enum Refusal: String {
        case disabled, inert, covered, untouchable, leaving
    }

    /// Returns why an event does not reach an element, or `nil` if it does.
    static func refusal(of demand: EventDemand, at element: Element) -> Refusal? {
        if demand == .report { return nil }
        let stack = element.document.layers.current
        var met: Obstacles = []
        var isLeaving = false
        var isUncovered = stack.top == nil
        var next: Element? = element
        // This walk is made for each event, so it compares bits and allocates nothing.
        while let current = next {
            met.formUnion(current.obstacles)
            if !stack.layers.isEmpty { examine(current, in: stack, &isLeaving, &isUncovered) }
            next = current.parent
        }
        if met.contains(.disabled) { return .disabled }
        if demand == .notice { return nil }
        if met.contains(.inert) { return .inert }
        if demand == .value, element.takesText { return nil }
        if isLeaving { return .leaving }
        if met.contains(.untouchable) { return .untouchable }
        return met.contains(.covered) || !isUncovered ? .covered : nil
    }

    /// Records whether a layer around the element leaves, and whether the topmost layer leaves the element usable.
    private static func examine(
        _ element: Element, in stack: LayerStack.Order, _ isLeaving: inout Bool, _ isUncovered: inout Bool
    ) {
        if let index = stack.layers.firstIndex(where: { $0.element === element }) {
            let layer = stack.layers[index]
            if !layer.isOpen { isLeaving = true }
            if layer.isNeverCovered || stack.top.map({ index >= $0 }) ?? true { isUncovered = true }
        } else if !isUncovered, let hole = stack.hole, element.attribute(AttributeName.source) == hole {
            isUncovered = true
        }
    }
}

extension Element {
    /// Indicates whether the element and all of its ancestors are enabled.
    var isEnabled: Bool { !obstacles.contains(.disabled) && parent?.isEnabled ?? true }

    /// Indicates whether a person types into the element.
    fileprivate var takesText: Bool {
        switch tag {
        case .textarea: true
        case .input: !["checkbox", "radio", "range", "color"].contains(attribute("type"))
        default: false
        }
    }
}
