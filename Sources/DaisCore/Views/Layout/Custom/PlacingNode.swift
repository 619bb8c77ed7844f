// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The node of a container that places views, independent of its content.
class PlacingNode: BoxNode {
    private var frame: any ContainerFrame
    /// Indicates whether the views of a grid's row are views of the layout.
    final let dissolvesRows: Bool
    /// The last arrangement by CSS. It stays until the browser has measured the views for a custom one.
    private var former: (any ContainerFrame)?
    private var arrangement: Arrangement?
    final var content: BoxModifierBase?
    private var direction = LayoutDirection.leftToRight
    private var watcher: EnvironmentWatcher?
    /// The layout around this one, if this is one of its views.
    private weak var outer: PlacingNode?
    private var isStale = false
    private var isArranging = true
    /// The animation of the last change. The places that it leads to follow one round trip later.
    private var carried: (animation: CarriedTransaction, until: Duration)?
    /// The time for which a change may animate the places that follow it.
    private static let carry = Duration.milliseconds(1500)

    init(_ frame: any ContainerFrame, dissolvesRows: Bool, in context: _MountContext) {
        self.frame = frame
        self.dissolvesRows = dissolvesRows
        super.init(.div, in: context)
        arrangement = layout.map(Arrangement.init)
        element.on(.arrange) { [unowned self] in measured($0) }
        element.extras?.arrange = { [unowned self] children in
            element.replaceChildren(with: children)
            needArrangement()
        }
    }

    /// Completes mounting. The subclass calls it when the content has been mounted.
    final func finishArranging(_ context: _MountContext) {
        watcher = EnvironmentWatcher(context.inside(element, of: self)) { [unowned self] values in
            direction = values.layoutDirection
            needArrangement()
        }
        prepare()
        finishMounting()
        if frame is GridFrame { element.alignColumns() }
        isArranging = false
    }

    /// Padding is outside of the element: places count from its edges.
    override var paints: Bool { true }

    private var layout: (any Layout)? { (frame as? CustomFrame)?.layout }

    // MARK: Changes

    final func change(to new: any ContainerFrame, _ patchContent: () -> Void) {
        let wasCustom = layout != nil
        if !wasCustom { former = frame }
        frame = new
        patchContent()
        if wasCustom != (layout != nil) {
            if wasCustom { arrangement?.leave() } else { arrangement = arrangement ?? layout.map(Arrangement.init) }
            content?.restyleBoxes()
        }
        if tree.rehearsal != nil { top.arrange() } else { needArrangement() }
        restyle()
        guard frame is GridFrame else { return }
        // Added and removed rows are known after the children have been collected.
        tree.whenWritten { [weak self] in
            guard let self, isMounted else { return }
            restyle()
            element.alignColumns()
        }
    }

    /// Runs the layout when all elements of the update are known.
    private func needArrangement() {
        if layout != nil, !isArranging, tree.rehearsal == nil { top.schedule() }
    }

    private func schedule() {
        if let animation = tree.carried?.transaction.animation {
            carried = (CarriedTransaction(Transaction(animation: animation)), tree.clock.now + Self.carry)
        }
        guard !isStale else { return }
        isStale = true
        let transaction = tree.carried
        tree.whenWritten { [weak self] in
            guard let self, isStale else { return }
            isStale = false
            guard isMounted else { return }
            moving(in: transaction) { arrange() }
        }
    }

    private func measured(_ payload: EventPayload) {
        guard layout != nil else { return }
        arrangement?.measured(payload, in: element)
        let top = top, transaction = top.carried.flatMap { $0.until > tree.clock.now ? $0.animation : nil }
        top.moving(in: transaction) { top.arrange() }
    }

    /// The outermost of the layouts of which each is a whole view of the next.
    private var top: PlacingNode {
        guard let outer, outer.isMounted, outer.layout != nil, Self.whole(element) != nil else { return self }
        return outer.top
    }

    private func moving(in transaction: CarriedTransaction?, _ work: () -> Void) {
        let before = tree.carried
        tree.carried = transaction
        work()
        tree.carried = before
    }

    // MARK: Layout

    /// Returns the custom layout that is a whole view, without an element around it.
    static func whole(_ element: Element) -> PlacingNode? {
        guard let node = element.extras?.node as? PlacingNode, node.element === element, node.layout != nil else {
            return nil
        }
        return node
    }

    /// The engine of the layout, for the one around it.
    var preparedEngine: LayoutEngine? {
        prepare()
        return arrangement?.engine
    }

    private func prepare() {
        guard let layout, let arrangement else { return }
        arrangement.prepare(layout, element, direction)
        for child in element.children { Self.whole(child)?.outer = self }
    }

    private func arrange() {
        guard layout != nil else { return }
        prepare()
        place(proposal: nil)
        show()
    }

    private func place(proposal: ProposedViewSize?) {
        isStale = false
        guard let arrangement, arrangement.run(proposal) else { return }
        for (child, item) in zip(element.children, arrangement.engine.items) {
            if let place = item.placement, let inner = Self.whole(child) { inner.place(proposal: place.proposal) }
        }
    }

    /// Sends the places and sizes that have changed.
    private func show() {
        isArranging = true
        restyle()
        content?.restyleBoxes()
        for child in element.children { Self.whole(child)?.show() }
        isArranging = false
    }

    override func willUnmount() {
        super.willUnmount()
        arrangement?.engine.end()
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let watcher { visit(watcher) }
    }

    // MARK: Description

    override func describe(_ appearance: inout Appearance) {
        guard layout != nil, let arrangement else {
            frame.describe(&appearance)
            if !(frame is GridFrame) { appearance.require(.loneGridRows) }
            return
        }
        appearance.require(.customLayouts)
        if arrangement.size != nil {
            appearance.classes = [StateClass.layout, "lay-p"]
            if let width = arrangement.givenWidth { appearance.set("width", width.px) }
            if let height = arrangement.givenHeight { appearance.set("height", height.px) }
        } else if let former {
            former.describe(&appearance)
            appearance.addClass(StateClass.layout)
        } else {
            appearance.classes = [StateClass.layout, "lay-f"]
        }
        appearance.layout.grows = arrangement.grows
        appearance.layout.opaque = true
        if !arrangement.questions.isEmpty {
            appearance.attribute(AttributeName.proposals, arrangement.questions.joined(separator: " "))
        }
    }

    /// Describes the place of a view, and reads what the view says about itself.
    final func describe(_ child: Element, _ appearance: inout Appearance) {
        guard layout != nil, let arrangement else { return }
        let item = arrangement.item(of: child), traits = appearance.viewTraits
        item.priority = traits?.layoutPriority ?? 0
        item.values = traits?.layoutValues ?? [:]
        item.containerValues = ContainerValues(traits)
        item.guides = traits?.guides ?? [:]
        needArrangement()
        guard let size = arrangement.shownSize else { return }
        guard let frame = item.frame else { return appearance.addClass("lay-u") }
        let grows = child.expands, isBox = child.tag == .div
        let isNarrow = !grows.contains(.horizontal) && frame.width < item.ideal.width - 0.05 && item.nested == nil
        let left = arrangement.isMirrored ? size.width - frame.maxX : frame.minX
        var right = "auto", bottom = "auto"
        func set(_ property: String, _ value: String) {
            if appearance.value(of: property) == nil { appearance.set(property, value) }
        }
        // Fields and buttons keep their own width, whatever their edges are. A tenth is for the rounding of browsers.
        if isNarrow || grows.contains(.horizontal) && isBox {
            right = (size.width - left - frame.width - (isNarrow ? 0.1 : 0)).px
        } else if grows.contains(.horizontal) {
            set("width", frame.width.px)
        }
        if isNarrow { appearance.addClass("lay-n") }
        if grows.contains(.vertical) {
            if isBox { bottom = (size.height - frame.maxY).px } else { set("height", frame.height.px) }
        }
        appearance.set("inset", "\(frame.minY.px) \(right) \(bottom) \(left.px)")
    }
}

extension FeatureStyle {
    /// A fresh layout is arranged as a flow, which many layouts are, and hidden. If no place arrives, it is shown so.
    /// `data-measuring` is there while the client measures, within one task.
    fileprivate static let customLayouts = FeatureStyle(
        "custom-layouts",
        """
        @keyframes lay { to { visibility: visible } }
        .lay { position: relative; flex: none; max-width: 100% }
        .lay:not([data-on]) { pointer-events: none }
        .lay > * { pointer-events: auto }
        .lay-f { display: flex; flex-wrap: wrap; gap: 8px; visibility: hidden; animation: lay 0s 3s forwards }
        .lay-u { visibility: hidden }
        .lay[data-measuring] > *, .lay-p > * {
        position: absolute; width: max-content; max-width: none; min-width: 0; margin: 0
        }
        .lay-p > .lay-n { width: fit-content }
        .lay-p > .gx { width: auto }
        .lay-p > .gy { height: auto }
        .lay > .cells { display: flex; gap: 8px; align-items: center }
        .lay[data-measuring] > * { inset: 0 auto var(--lay-b) 0 !important; width: max-content }
        .lay[data-measuring] > .gx { width: max-content !important }
        .lay[data-measuring] > .gy { height: auto !important }
        .lay[data-measuring=fit] > * { right: calc(100% - var(--lay-w)) !important; width: fit-content }
        .lay[data-measuring=fit] > .gx { width: auto !important }
        .lay[data-measuring=fit] > .gx:not(div) { width: var(--lay-w) !important }
        .lay[data-measuring=room]:not(.gx), .lay[data-measuring=fit] .lay {
        width: auto !important; min-width: 0; overflow: hidden; flex: 1 1 0; align-self: stretch; justify-self: stretch
        }
        .lay[data-measuring=room]:not(.gx)::before, .lay[data-measuring=fit] .lay::before {
        content: ""; display: block; width: 100000px; height: 0
        }
        """)
}
