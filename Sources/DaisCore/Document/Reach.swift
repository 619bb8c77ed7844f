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
        var walk = Walk(stack)
        var next: Element? = element
        // This walk is made for each event, so it compares bits and allocates nothing.
        while let current = next {
            met.formUnion(current.obstacles)
            if !stack.layers.isEmpty { walk.pass(current) }
            next = current.parent
        }
        if met.contains(.disabled) { return .disabled }
        if demand == .notice { return nil }
        if met.contains(.inert) { return .inert }
        if demand == .value, element.takesText { return nil }
        if walk.isLeaving { return .leaving }
        if met.contains(.untouchable) { return .untouchable }
        return met.contains(.covered) || walk.isCovered ? .covered : nil
    }

    /// The way from an element to the root of the page, through the layers around it.
    @MainActor private struct Walk {
        let stack: LayerStack.Order
        /// Indicates whether a layer around the element leaves.
        private(set) var isLeaving = false
        /// Indicates whether the topmost layer of the whole page leaves the element usable.
        private var isUncovered: Bool
        /// Indicates whether a layer of a part of the page covers the element.
        private var isCoveredInPart = false
        /// The index of the highest layer around the element so far.
        private var highest = -1
        /// The name of a view around the element that a layer may leave usable.
        private var source: String?

        init(_ stack: LayerStack.Order) {
            self.stack = stack
            isUncovered = stack.top == nil
        }

        var isCovered: Bool { isCoveredInPart || !isUncovered }

        mutating func pass(_ element: Element) {
            if let index = stack.index(of: element) {
                let layer = stack.layers[index]
                highest = layer.isNeverCovered ? .max : max(highest, index)
                if !layer.isOpen { isLeaving = true }
                if highest >= stack.top ?? -1 { isUncovered = true }
                return
            }
            if let name = element.attribute(AttributeName.source) {
                source = name
                if name == stack.hole { isUncovered = true }
            }
            for index in stack.parts where index > highest && stack.layers[index].part === element {
                if source == nil || source != stack.layers[index].hole { isCoveredInPart = true }
            }
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
