// SPDX-License-Identifier: Apache-2.0

/// The precedence of a gesture over those inside its view: after them, before them, or simultaneous.
enum GestureOrder: String {
    case inner = ""
    case beside = "+"
    case first = "!"
}

/// Attaches a gesture. A disabled view ignores it.
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
        let before = appearance.attributes.first { $0.name == AttributeName.gesture }
        // A disabled gesture is written, too, because the browser counts them.
        appearance.attribute(AttributeName.gesture, before.map { "\($0.value);\(text)" } ?? text)
        // Classes that disable the browser's own response to the gesture: scrolling, zooming, selection and menus.
        for kind in outline.kinds.sorted() {
            switch kind {
            case "d": appearance.addClass(order == .beside ? "drags-beside" : StateClass.drags)
            case "l": appearance.addClass("presses")
            case "t": appearance.addClass("taps")
            default: appearance.addClass(StateClass.pinches)
            }
        }
        if isAlone { appearance.addClass("only") }
    }

    /// Indicates whether the gesture is a tap. A disabled one counts, because the element keeps its role.
    @MainActor var isTapped: Bool {
        guard let gesture else { return false }
        var outline = _GestureOutline()
        G._outline(gesture, &outline)
        return outline.kinds.contains("t")
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        let index = element.count(of: .gesture)
        let memory = _GestureMemory()
        let forecast = GesturePrediction(element: element, node: node, gesture: index) { [unowned node] old in
            current().gesture.flatMap { FollowPlan(of: $0, in: node.tree, after: old) }
        }
        GesturePredictions.of(element.tree)?.add(forecast)
        element.on(.gesture) { [unowned element, unowned node] payload in
            guard payload[0].int == index else { return }
            // An action may remove the view it belongs to.
            let (element, node) = (element, node)
            let active = ActiveGestures.of(element.tree)
            guard node.isMounted else { return }
            let modifier = current()
            guard modifier.isOn, element.reaches(isActive: active.isActive(node)) else {
                if active.end(node, memory) { modifier.cancel(memory, node) }
                return
            }
            for report in payload.array?.dropFirst() ?? [] {
                if modifier.read(_GestureInput(report), memory, node) {
                    active.begin(node, memory)
                } else {
                    _ = active.end(node, memory)
                    // The changes may affect the elements that the gesture moves.
                    GesturePredictions.of(element.tree)?.add(forecast)
                }
            }
        }
    }

    @MainActor static func changed(_ node: BoxModifierBase, current: CurrentModifier<Self>) {
        // The prediction is updated before the gesture starts.
        if current().gesture != nil, !ActiveGestures.of(node.tree).isActive(node) {
            GesturePredictions.of(node.tree)?.renew(node)
        }
    }

    @MainActor static func unmounted(_ node: BoxModifierBase, last: Self) {
        GesturePredictions.of(node.tree)?.forget(node)
        let memories = ActiveGestures.of(node.tree).endAll(node)
        guard !memories.isEmpty else { return }
        // No state may change while views are being updated.
        node.tree.afterUpdate { for memory in memories { last.cancel(memory, node) } }
    }

    /// Processes a report and returns whether the gesture continues.
    @MainActor private func read(_ input: _GestureInput, _ memory: _GestureMemory, _ node: _Node) -> Bool {
        guard let gesture else { return false }
        var isOver = false
        let work = {
            let phase = withTransaction(.ofGesture) { G._read(gesture, input, memory) }
            isOver = phase?.isOver == true
            if isOver { memory.clear() }
            input.finish()
        }
        // The changes of the end and the reset of the state are written together, so that a view that takes over the
        // position of the gesture does not jump.
        if input.isEnding, memory.holdsState { node.tree.cycle.together(work) } else { work() }
        return !isOver
    }

    @MainActor private func cancel(_ memory: _GestureMemory, _ node: _Node) {
        _ = read(.failure(), memory, node)
        memory.clear()
    }
}

/// The active gestures, which are canceled when their view is removed or disabled.
@MainActor
final class ActiveGestures {
    private var active: [ObjectIdentifier: [_GestureMemory]] = [:]

    static func of(_ tree: Tree) -> ActiveGestures { tree.scope.shared(ActiveGestures.self) { ActiveGestures() } }

    func begin(_ node: BoxModifierBase, _ memory: _GestureMemory) {
        let key = ObjectIdentifier(node)
        if active[key]?.contains(where: { $0 === memory }) != true { active[key, default: []].append(memory) }
    }

    /// Ends a gesture and returns whether it was active.
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

extension Element {
    /// Returns whether a gesture may reach the element. A gesture that has begun continues if its view is covered
    /// meanwhile, but not if the view is disabled or its layer leaves.
    fileprivate func reaches(isActive: Bool) -> Bool {
        switch Reach.refusal(of: .action, at: self) {
        case nil: true
        case .disabled, .leaving: false
        case .inert, .covered, .untouchable: isActive
        }
    }
}
