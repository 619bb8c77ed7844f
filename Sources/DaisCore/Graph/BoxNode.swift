// SPDX-License-Identifier: Apache-2.0

/// The node of a view that renders one element, together with the modifiers around it.
///
/// `Text("Hi").padding().background(.blue).offset(x: 3)` is one element: each modifier has a ``BoxLayer``, and as long as
/// the layers come in the order in which CSS paints them, they are merged. A modifier that comes too late
/// (`.background(.blue).padding()`) gets an element of its own around what was there. Which modifier goes where
/// depends on their types alone, so it is settled once.
@MainActor
class BoxNode: Node {
    let element: Element
    /// Elements that modifiers needed around ``element``, innermost first.
    private var wrappers: [Element] = []
    private unowned(unsafe) let modifiers: BoxModifierBase?
    let environment: EnvironmentScope

    init(_ tag: ElementTag, in context: MountContext) {
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

    /// The outermost element: what the parent contains.
    final var outermost: Element { wrappers.last ?? element }

    /// Whether the view paints a box of its own, as buttons, fields and colors do: padding goes around that, not inside.
    var paints: Bool { false }

    /// The view's own look, before modifiers.
    func describe(_ appearance: inout Appearance) {}

    /// The view's look where no modifier adds to it, if it is known without describing it.
    var plainLook: Look? { nil }

    /// The kind of element that modifiers name and describe: the view's own, or that of a field in it.
    var speaker: ElementTag { element.tag }

    /// The look of further elements of the view; takes from the view's own what was said of a field in it.
    func describeParts(_ appearance: inout Appearance) {}

    /// Must be called once at the end of a subclass's initializer.
    final func finishMounting() {
        style(mounting: true)
        own(self)
    }

    /// Says whose handlers those of the elements are, and takes it back when the node goes.
    private func own(_ box: BoxNode?) {
        element.extras?.box = box
        for wrapper in wrappers { wrapper.extras?.box = box }
    }

    final func restyle() { style(mounting: false) }

    private func style(mounting: Bool) {
        if modifiers == nil, let look = plainLook { return element.update(to: look) }
        var appearance = Appearance()
        appearance.box = self
        describe(&appearance)
        describeMeaning(&appearance, mounting)
        describeParts(&appearance)
        var current = element
        var layer: UInt8 = paints ? BoxLayer.border.rank : 0
        var wrapperIndex = 0
        var link = modifiers
        while let modifier = link {
            let needed = modifier.layer
            if needed.isMeaning {
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
                appearance.box = self
                appearance.traits = traits
                appearance.classes = layer >= BoxLayer.scale.rank ? ["W", "thru"] : ["W"]
                layer = 0
            }
            layer = max(layer, needed.rank)
            modifier.apply(to: &appearance)
            if mounting { modifier.attach(to: current) }
            link = modifier.outer
        }
        current.update(appearance)
    }

    /// How the modifiers as they are now want the view's elements to look, innermost first; nothing is changed.
    final func appearances() -> [(Element, Appearance)] {
        var result: [(Element, Appearance)] = []
        var appearance = Appearance()
        appearance.box = self
        describe(&appearance)
        var layer: UInt8 = paints ? BoxLayer.border.rank : 0
        var link = modifiers
        while let modifier = link {
            link = modifier.outer
            let needed = modifier.layer
            if needed.isMeaning { continue }
            if needed.needsWrapper(above: layer) {
                result.append((result.isEmpty ? element : wrappers[result.count - 1], appearance))
                appearance = Appearance()
                appearance.box = self
                layer = 0
            }
            layer = max(layer, needed.rank)
            modifier.apply(to: &appearance)
        }
        result.append((result.isEmpty ? element : wrappers[result.count - 1], appearance))
        return result
    }

    /// What modifiers say to people who do not see the view belongs to its own element, not to one that only places it.
    private func describeMeaning(_ appearance: inout Appearance, _ mounting: Bool) {
        var speaks = false
        var link = modifiers
        while let modifier = link {
            if modifier.layer.isMeaning {
                speaks = true
                modifier.apply(to: &appearance)
                if mounting { modifier.attach(to: element) }
            }
            link = modifier.outer
        }
        if speaks { appearance.settleMeaning(of: speaker) }
    }

    /// Whether a modifier makes the view one that is tapped.
    final var isTapped: Bool {
        var link = modifiers
        while let modifier = link {
            if modifier.isTapped { return true }
            link = modifier.outer
        }
        return false
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

/// Where in the painting of one element a modifier belongs.
struct BoxLayer {
    let rank: UInt8
    /// Two modifiers of one strict layer cannot share an element.
    let strict: Bool
    /// Always needs an element of its own: a frame, whose content is placed inside it.
    var wraps = false
    /// Says what the view's own element means, wherever it stands among the modifiers.
    var isMeaning = false

    func needsWrapper(above current: UInt8) -> Bool {
        wraps || rank > 0 && (strict ? rank <= current : rank < current)
    }

    /// Inherited text properties, attributes: may be said at any time.
    static let anywhere = BoxLayer(rank: 0, strict: false)
    static let meaning = BoxLayer(rank: 0, strict: false, isMeaning: true)
    static let padding = BoxLayer(rank: 1, strict: false)
    static let background = BoxLayer(rank: 2, strict: true)
    static let border = BoxLayer(rank: 3, strict: true)
    static let clip = BoxLayer(rank: 4, strict: true)
    static let events = BoxLayer(rank: 4, strict: false)
    static let filter = BoxLayer(rank: 5, strict: false)
    static let scale = BoxLayer(rank: 6, strict: true)
    static let rotation = BoxLayer(rank: 7, strict: true)
    static let offset = BoxLayer(rank: 8, strict: true)
    static let frame = BoxLayer(rank: 0, strict: false, wraps: true)
}
