// SPDX-License-Identifier: Apache-2.0

/// The node of a view that renders one element, together with its modifiers.
///
/// `Text("Hi").padding().background(.blue).offset(x: 3)` is one element: each modifier has a ``BoxLayer``, and
/// modifiers are merged while their layers are in the order in which CSS paints them. A modifier out of that order, as
/// in `.background(.blue).padding()`, gets an element around the previous ones. The assignment depends only on the
/// types, so it is made once.
@MainActor
class BoxNode: _Node {
    let element: Element
    /// The wrappers around ``element`` that modifiers need, innermost first.
    @exclusivity(unchecked) private var wrappers: [Element] = []
    private unowned(unsafe) let modifiers: BoxModifierBase?
    let environment: EnvironmentScope

    init(_ tag: ElementTag, in context: _MountContext) {
        element = Element(tag, in: context.tree)
        modifiers = context.modifiers
        environment = context.environment
        super.init(context)
        var link = modifiers
        while let modifier = link {
            modifier.boxes.append(Unmanaged.passUnretained(self))
            link = modifier.outer
        }
    }

    /// The outermost element, which the parent contains.
    final var outermost: Element { wrappers.last ?? element }

    /// Indicates whether the view paints a box, as buttons, fields and colors do. Padding is then outside of the box.
    var paints: Bool { false }

    /// Describes the view's own appearance, without modifiers.
    func describe(_ appearance: inout Appearance) {}

    /// The view's appearance without modifiers, if it is known without being described.
    var plainAppearance: InternedAppearance? { nil }

    /// The tag that accessibility modifiers apply to: that of the view, or that of a field inside it.
    var speaker: ElementTag { element.tag }

    /// Describes further elements of the view, and takes the attributes of a field from the view's appearance.
    func describeParts(_ appearance: inout Appearance) {}

    /// Completes mounting. A subclass has to call it once at the end of its initializer.
    final func finishMounting() {
        style(mounting: true)
        own(self)
    }

    /// Sets, or resets, the owner of the elements' handlers.
    private func own(_ box: BoxNode?) {
        element.extras?.view = box
        for wrapper in wrappers { wrapper.extras?.view = box }
    }

    final func restyle() { style(mounting: false) }

    private func style(mounting: Bool) {
        if modifiers == nil, let plainAppearance { return element.update(to: plainAppearance) }
        var appearance = Appearance()
        appearance.view = self
        describe(&appearance)
        describeAccessibility(&appearance, mounting)
        describeParts(&appearance)
        var current = element
        var layer: UInt8 = paints ? BoxLayer.border.rank : 0
        var wrapperIndex = 0
        var link = modifiers
        while let modifier = link {
            let needed = modifier.layer
            if needed.isAccessibility {
                link = modifier.outer
                continue
            }
            if needed.needsWrapper(above: layer) {
                modifier.enclose(&appearance)
                current.update(appearance)
                if mounting {
                    let wrapper = Element(.div, in: tree)
                    wrapper.replaceChildren(with: [current])
                    wrappers.append(wrapper)
                }
                current = wrappers[wrapperIndex]
                wrapperIndex += 1
                let traits = appearance.traits
                appearance = Appearance()
                appearance.view = self
                appearance.traits = traits
                appearance.classes = layer >= BoxLayer.scale.rank ? [StateClass.wrapper, "thru"] : [StateClass.wrapper]
                layer = 0
            }
            layer = max(layer, needed.rank)
            modifier.apply(to: &appearance)
            if mounting, tree.rehearsal == nil { modifier.attach(to: current) }
            link = modifier.outer
        }
        current.update(appearance)
    }

    /// Applies accessibility modifiers to the view's own element instead of a wrapper.
    private func describeAccessibility(_ appearance: inout Appearance, _ mounting: Bool) {
        var speaks = false
        var link = modifiers
        while let modifier = link {
            if modifier.layer.isAccessibility {
                speaks = true
                modifier.apply(to: &appearance)
                if mounting, tree.rehearsal == nil { modifier.attach(to: element) }
            }
            link = modifier.outer
        }
        if speaks { appearance.settleAccessibility(of: speaker) }
    }

    /// Indicates whether a modifier adds a tap handler.
    final var isTapped: Bool {
        var link = modifiers
        while let modifier = link {
            if modifier.isTapped { return true }
            link = modifier.outer
        }
        return false
    }

    /// Returns the innermost modifier of a type.
    final func nearest<Modifier: BoxModifier>(_ type: Modifier.Type, where matches: (Modifier) -> Bool) -> Modifier? {
        var link = modifiers
        while let modifier = link {
            if let typed = modifier as? TypedBoxModifier<Modifier>, matches(typed.modifier) { return typed.modifier }
            link = modifier.outer
        }
        return nil
    }

    override func collect(into elements: inout [Element]) { elements.append(outermost) }

    override func willUnmount() {
        var link = modifiers
        while let modifier = link {
            modifier.remove(self)
            link = modifier.outer
        }
        own(nil)
    }
}

/// The position of a modifier in the painting order of an element.
struct BoxLayer {
    let rank: UInt8
    /// Indicates whether two modifiers of this layer cannot share an element.
    let strict: Bool
    /// Indicates whether the modifier always needs its own element, such as a frame, which aligns its content.
    var wraps = false
    /// Indicates whether the modifier affects the accessibility of the view's own element, in any order.
    var isAccessibility = false

    func needsWrapper(above current: UInt8) -> Bool {
        wraps || rank > 0 && (strict ? rank <= current : rank < current)
    }

    /// Inherited text properties and attributes, which apply in any order.
    static let anywhere = BoxLayer(rank: 0, strict: false)
    static let meaning = BoxLayer(rank: 0, strict: false, isAccessibility: true)
    static let padding = BoxLayer(rank: 1, strict: false)
    static let background = BoxLayer(rank: 2, strict: true)
    static let border = BoxLayer(rank: 3, strict: true)
    static let clip = BoxLayer(rank: 4, strict: true)
    static let events = BoxLayer(rank: 4, strict: false)
    static let filter = BoxLayer(rank: 5, strict: false)
    static let scale = BoxLayer(rank: 6, strict: true)
    static let rotation = BoxLayer(rank: 7, strict: true)
    static let offset = BoxLayer(rank: 8, strict: true)
    /// The place of modifiers that apply to the view and everything around it.
    static let whole = BoxLayer(rank: 8, strict: false)
    static let frame = BoxLayer(rank: 0, strict: false, wraps: true)
}

extension Appearance {
    /// The node of the view whose appearance this is.
    @MainActor var box: BoxNode? {
        guard let view else { return nil }
        return unsafeDowncast(view, to: BoxNode.self)
    }

    /// Sends the rules of a feature to the page before the element.
    @MainActor func require(_ feature: FeatureStyle) { box?.tree.document.requireRules(of: feature) }

    /// Sends a filter to the page before the element.
    @MainActor func require(_ filter: PageFilter) {
        if let box { filter.send(to: box.tree.document.sprite) }
    }

    /// Applies filters to the element, after earlier ones.
    @MainActor mutating func addFilters(_ filters: [PageFilter]) {
        guard !filters.isEmpty else { return }
        for filter in filters { require(filter) }
        set("filter", ([value(of: "filter")].compactMap { $0 } + filters.map(\.css)).joined(separator: " "))
    }
}
