// SPDX-License-Identifier: Apache-2.0

/// Connects a position that an app binds with a scroll view: the first that asks for it, which is the outermost.
@MainActor
final class ScrollConnection: ScrollLink {
    /// Passes what the user has scrolled to. The argument returns the first identifier that counts.
    var moved: (_ find: (_ accepts: (AnyHashable) -> Bool) -> AnyHashable?) -> Void = { _ in }
    /// The value that scrolling has set. The browser is already there.
    var reported: ScrollAim?
    private var anchor: UnitPoint?
    /// The value of the attribute: the anchor, and the first offset if there is one.
    private(set) var attribute = ""

    /// Notes the anchor, and once the position at which the scroll view begins.
    func begin(at aim: ScrollAim, _ anchor: UnitPoint?) {
        self.anchor = anchor
        guard attribute.isEmpty else { return }
        attribute = "\((anchor?.x ?? 0).css) \((anchor?.y ?? 0).css)"
        guard let (x, y) = offset(of: aim) else { return }
        attribute += " \(x?.css ?? "-") \(y?.css ?? "-")"
    }

    /// Scrolls to the first position. Edges and offsets are in the markup.
    func start(_ aim: ScrollAim) {
        guard case .view = aim, let tree = view?.tree else { return }
        tree.whenWritten { [weak self] in
            guard let self, let view else { return }
            // The first page has no numbers yet.
            if view.element.id != 0 { go(to: aim) } else { tree.effect { self.go(to: aim) } }
        }
    }

    func go(to aim: ScrollAim, isSmooth: Bool = false) {
        // The current changes come first: the row may have just been added.
        view?.tree.whenWritten { [weak self] in
            guard let self, let view, view.isMounted else { return }
            if case .view(let id, let own) = aim {
                scroll(to: id.value, own ?? anchor, isSmooth)
            } else if let (x, y) = offset(of: aim) {
                emit(target: 0, x, y, isSmooth)
            }
        }
    }

    private func scroll(to id: AnyHashable, _ point: UnitPoint?, _ isSmooth: Bool) {
        guard let view, let found = view.find(id) else { return }
        view.tree.whenWritten { [weak self] in
            var elements: [Element] = []
            if found.isMounted { found.collect(into: &elements) }
            guard let element = elements.first, element.id != 0 else { return }
            self?.emit(target: element.id, point.map { Double($0.x) }, point.map { Double($0.y) }, isSmooth)
        }
    }

    private func emit(target: UInt32, _ x: Double?, _ y: Double?, _ isSmooth: Bool) {
        guard let view, view.isMounted, view.element.id != 0 else { return }
        view.tree.emit(.position(view.element.id, target: target, x: x, y: y, isSmooth: isSmooth))
    }

    /// Returns the offset in points from the leading edge and the top. The browser limits it to the content.
    private func offset(of aim: ScrollAim) -> (x: Double?, y: Double?)? {
        let end = 10_000_000.0
        switch aim {
        case .edge(.top): return (nil, 0)
        case .edge(.bottom): return (nil, end)
        case .edge(.leading): return (0, nil)
        case .edge(.trailing): return (end, nil)
        case .offset(let x, let y):
            func limited(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), end) }
            return (x.map { limited(Double($0)) }, y.map { limited(Double($0)) })
        case .nowhere, .view, .user: return nil
        }
    }

    /// Handles a report of the browser: its offsets, and the number of the view at the anchor, or 0.
    func scrolled(_ payload: EventPayload) {
        guard let view, view.isMounted, let number = payload[2].int else { return }
        let identities = UInt32(exactly: number).map { view.element.identities(ofTarget: $0) } ?? []
        moved { accepts in identities.first(where: accepts) }
    }
}

/// The modifier of a stack whose views a scroll view counts.
enum ScrollTargetsTrait: ElementTrait {
    final class Value {
        weak var node: _Node?
        init(_ node: _Node) { self.node = node }
    }
}

extension Element {
    /// Returns the identifiers of the view with a number, which is in a target layout, innermost first.
    func identities(ofTarget id: UInt32) -> [AnyHashable] {
        pathToTarget(id).compactMap { $0.parent?.identity(of: $0) }
    }

    /// Returns the nodes from the view with a number, which is in a target layout, up to that layout, innermost first.
    private func pathToTarget(_ id: UInt32) -> [_Node] {
        guard id != 0, let (stack, target) = target(id), let top = stack[ScrollTargetsTrait.self]?.node else {
            return []
        }
        func path(_ node: _Node) -> [_Node]? {
            if let box = node as? BoxNode, box.element !== stack { return box.outermost === target ? [box] : nil }
            var found: [_Node]?
            node.visitChildren { if found == nil { found = path($0) } }
            return found.map { $0 + [node] }
        }
        return path(top) ?? []
    }

    private func target(_ id: UInt32) -> (stack: Element, target: Element)? {
        if self[ScrollTargetsTrait.self] != nil, let child = children.first(where: { $0.id == id }) {
            return (self, child)
        }
        for child in children {
            if let found = child.target(id) { return found }
        }
        return nil
    }
}
