// SPDX-License-Identifier: Apache-2.0

/// Whether a gesture comes before those inside its view, after them, or goes on beside all.
enum GestureOrder: String {
    case inner = ""
    case beside = "+"
    case first = "!"
}

/// A gesture of a disabled view is none.
struct GestureAttachment<G: Gesture>: ViewModifier {
    nonisolated(unsafe) let gesture: G?
    let order: GestureOrder
    let mask: GestureMask
    @Environment(\.isEnabled) private var isEnabled

    nonisolated init(gesture: G?, order: GestureOrder, mask: GestureMask) {
        self.gesture = gesture
        self.order = order
        self.mask = mask
    }

    func body(content: Content) -> some View {
        content.modifier(
            GestureModifier(
                gesture: gesture, order: order, isOn: isEnabled && mask.contains(.gesture),
                isAlone: !mask.contains(.subviews)))
    }
}

nonisolated struct GestureModifier<G: Gesture>: BoxModifier, TapListening {
    let gesture: G?
    let order: GestureOrder
    let isOn: Bool
    let isAlone: Bool

    @MainActor static var layer: BoxLayer { .events }

    @MainActor func apply(to appearance: inout Appearance) {
        var outline = _GestureOutline()
        if let gesture, isOn { G._outline(gesture, &outline) }
        let text = outline.text.isEmpty ? "" : order.rawValue + outline.text
        let before = appearance.attributes.first { $0.name == "data-gesture" }
        // Also where it is off: the browser numbers what it finds.
        appearance.attribute("data-gesture", before.map { "\($0.value);\(text)" } ?? text)
        // What the browser would do with the same finger: scroll, zoom, select, ask.
        for kind in outline.kinds.sorted() {
            switch kind {
            case "d": appearance.addClass(order == .beside ? "drags-beside" : "drags")
            case "l": appearance.addClass("presses")
            case "t": appearance.addClass("taps")
            default: appearance.addClass("pinches")
            }
        }
        if isAlone { appearance.addClass("only") }
    }

    /// Also where it is off: a button that cannot be pressed now is no other thing.
    @MainActor var isTapped: Bool {
        guard let gesture else { return false }
        var outline = _GestureOutline()
        G._outline(gesture, &outline)
        return outline.kinds.contains("t")
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        let index = element.count(of: .gesture)
        let memory = _GestureMemory()
        let forecast = FollowForecast(element: element, node: node, gesture: index) { old in
            current().gesture.flatMap { FollowPlan(of: $0, after: old) }
        }
        FollowDesk.of(element.tree)?.add(forecast)
        element.on(.gesture) { [unowned element, unowned node] payload in
            guard payload[0].int == index else { return }
            // An action may end the view it belongs to.
            let (element, node) = (element, node)
            let desk = GestureDesk.of(element.tree)
            // One that has begun goes on wherever its view lies.
            let isTooLate = !desk.isActive(node) && element.tree.isCovered(element)
            guard node.isMounted else { return }
            let modifier = current()
            guard modifier.isOn, element.isEnabled, !isTooLate else {
                if desk.end(node, memory) { modifier.cancel(memory, node) }
                return
            }
            for report in payload.array?.dropFirst() ?? [] {
                if modifier.read(_GestureInput(report), memory, node) {
                    desk.begin(node, memory)
                } else {
                    _ = desk.end(node, memory)
                    // What it has changed may have changed what it moves.
                    FollowDesk.of(element.tree)?.add(forecast)
                }
            }
        }
    }

    @MainActor static func changed(_ node: BoxModifierBase, current: CurrentModifier<Self>) {
        // While it goes on the answers say what it moves.
        if current().gesture != nil, !GestureDesk.of(node.tree).isActive(node) { FollowDesk.of(node.tree)?.renew(node) }
    }

    @MainActor static func unmounted(_ node: BoxModifierBase, last: Self) {
        FollowDesk.of(node.tree)?.forget(node)
        let memories = GestureDesk.of(node.tree).endAll(node)
        guard !memories.isEmpty else { return }
        // While views are being compared no state may change.
        node.tree.afterUpdate { for memory in memories { last.cancel(memory, node) } }
    }

    /// Answers whether the gesture goes on.
    @MainActor private func read(_ input: _GestureInput, _ memory: _GestureMemory, _ node: Node) -> Bool {
        guard let gesture else { return false }
        var isOver = false
        let work = {
            let phase = withTransaction(.ofGesture) { G._read(gesture, input, memory) }
            isOver = phase?.isOver == true
            if isOver { memory.clear() }
            input.finish()
        }
        // What the end changes and what goes back with it are seen at once: a place that has taken over what the gesture
        // moved shows no jump in between.
        if input.isEnding, memory.holdsState { node.tree.together(work) } else { work() }
        return !isOver
    }

    @MainActor private func cancel(_ memory: _GestureMemory, _ node: Node) {
        _ = read(.failure(), memory, node)
        memory.clear()
    }
}

/// Gestures that go on, so that one whose view goes, or is disabled, is over.
@MainActor
final class GestureDesk {
    private var active: [ObjectIdentifier: [_GestureMemory]] = [:]

    static func of(_ tree: Tree) -> GestureDesk { tree.scope.shared(GestureDesk.self) { GestureDesk() } }

    func begin(_ node: BoxModifierBase, _ memory: _GestureMemory) {
        let key = ObjectIdentifier(node)
        if active[key]?.contains(where: { $0 === memory }) != true { active[key, default: []].append(memory) }
    }

    /// Answers whether it went on.
    func end(_ node: BoxModifierBase, _ memory: _GestureMemory) -> Bool {
        guard var memories = active[ObjectIdentifier(node)], memories.contains(where: { $0 === memory }) else {
            return false
        }
        memories.removeAll { $0 === memory }
        active[ObjectIdentifier(node)] = memories.isEmpty ? nil : memories
        return true
    }

    func isActive(_ node: BoxModifierBase) -> Bool { !active.isEmpty && active[ObjectIdentifier(node)] != nil }

    func endAll(_ node: BoxModifierBase) -> [_GestureMemory] {
        active.removeValue(forKey: ObjectIdentifier(node)) ?? []
    }
}
