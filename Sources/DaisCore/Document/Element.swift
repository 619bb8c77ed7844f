// SPDX-License-Identifier: Apache-2.0

/// An element of the page as the server knows it.
///
/// The element tree is the source of truth about the page: it is written as HTML for the first page, for fragments and
/// for a resync, and `DaisTesting` queries it. An element with ``id`` 0 has not been written yet: changes to it emit
/// nothing, and its state at the time of writing applies.
///
/// The run-time checks for exclusive access are off, because they took one instruction in twenty of a mount. No caller
/// has a reference into the properties: they are read and set as values, on the main actor.
@MainActor
package final class Element {
    @exclusivity(unchecked) package internal(set) var id: UInt32 = 0
    @exclusivity(unchecked) package private(set) var tag: ElementTag
    /// The axes that the element fills, by itself or because a child does.
    @exclusivity(unchecked) private(set) var expands: Axis.Set = []
    /// The axes along which a descendant can be compressed.
    @exclusivity(unchecked) private(set) var shrinks: Axis.Set = []
    @exclusivity(unchecked) private var childrenAreStale = false
    package unowned(unsafe) let document: Document
    @exclusivity(unchecked) package private(set) unowned(unsafe) var parent: Element?
    @exclusivity(unchecked) package private(set) var children: [Element] = []
    @exclusivity(unchecked) package private(set) var text: String?
    @exclusivity(unchecked) private var appearance = InternedAppearance.empty
    /// The content whose elements are this element's children.
    @exclusivity(unchecked) var provider: (any ElementContent)?
    /// The event handlers, and the values that containers read from their children.
    @exclusivity(unchecked) var extras: ElementExtras?

    init(_ tag: ElementTag, in document: Document) {
        self.tag = tag
        self.document = document
    }

    private var patch: PatchBuffer { document.patch }

    // MARK: Appearance

    package var classes: String { appearance.classes }
    package var style: StyleSet { appearance.style }
    package var attributes: [Attribute] { appearance.attributes }
    var layout: LayoutFlags { appearance.layout }
    /// Indicates whether the layers of the views inside take over something of the appearance.
    var reachesLayers: Bool { appearance.reachesLayers }
    var obstacles: Obstacles { appearance.obstacles }
    /// Indicates whether the element holds the runs of a text.
    package var holdsText: Bool { layout.role == .text }

    func update(_ appearance: borrowing Appearance) { update(to: InternedAppearance.of(appearance)) }

    func update(to wanted: InternedAppearance) {
        let new = saysMore ? completed(wanted) : wanted
        guard new !== appearance else { return }
        let old = appearance
        if id == 0 {
            appearance = new
            // A new element has nothing inside yet.
            if old !== InternedAppearance.empty { noteSurroundings(new, old) }
        } else {
            if let recorder { return record(new, recorder) }
            let sent = sentStyle
            appearance = new
            noteSurroundings(new, old)
            remember(sent)
            if new.classes != old.classes { classNeedsWriting() }
            if new.style !== old.style { send(new.style, after: old.style, sent) }
            send(new.attributes, after: old.attributes)
        }
        if new.layout != old.layout {
            resolveExpansion()
            parent?.resolveExpansion()
        }
    }

    private func noteSurroundings(_ new: InternedAppearance, _ old: InternedAppearance) {
        if new.reachesLayers || old.reachesLayers, LayerSurroundings.differ(new, old) { document.surroundings += 1 }
    }

    /// The style whose class the page has. Differences to ``style`` were sent as single properties.
    var sentStyle: StyleSet { extras?.sentStyle ?? style }

    private func remember(_ sent: StyleSet) {
        let kept = sent === style ? nil : sent
        guard kept !== extras?.sentStyle else { return }
        if extras == nil { extras = ElementExtras() }
        extras?.sentStyle = kept
    }

    private func send(_ new: StyleSet, after old: StyleSet, _ sent: StyleSet) {
        // The class rule applies below single properties, so removing a property requires another class.
        guard sent.declarations.allSatisfy({ new[$0.property] != nil }),
            old.declarations.allSatisfy({ new[$0.property] != nil })
        else {
            for declaration in old.declarations where sent[declaration.property] != declaration.value {
                patch.emit(.style(id, property: declaration.property, value: nil))
            }
            remember(new)
            document.requireRule(of: new)
            return classNeedsWriting()
        }
        for declaration in new.declarations where old[declaration.property] != declaration.value {
            let value = sent[declaration.property] == declaration.value ? nil : declaration.value
            patch.emit(.style(id, property: declaration.property, value: value))
        }
    }

    private func send(_ new: [Attribute], after old: [Attribute]) {
        guard new != old else { return }
        for attribute in new where old.first(where: { $0.name == attribute.name })?.value != attribute.value {
            patch.emit(.attribute(id, name: attribute.name, value: attribute.value))
        }
        for attribute in old where !new.contains(where: { $0.name == attribute.name }) {
            patch.emit(.attribute(id, name: attribute.name, value: nil))
        }
    }

    func setText(_ new: String) {
        guard new != text else { return }
        if let recorder {
            // A rehearsal keeps the children, and an element has either text or children.
            guard children.isEmpty else { return }
            recorder.keep(self, appearance, text)
            recorder.record(self, "text", new)
            text = new
            return
        }
        text = new
        guard id != 0 else { return noteUnseenChange() }
        patch.emit(.text(id, new))
    }

    /// Removes the text before children are added, because an element has either text or children.
    func clearText() {
        guard let old = text, patch.recorder == nil || id == 0 else { return }
        text = nil
        if id != 0, !old.isEmpty { patch.emit(.text(id, "")) }
    }

    // MARK: Rehearsal

    /// The recorder that receives the element's changes instead of the page. An interrupted rehearsal keeps recording the
    /// elements that it has already changed.
    private var recorder: (any ElementRecorder)? {
        guard id != 0 else { return nil }
        if let recorder = patch.recorder { return recorder }
        guard let paused = patch.pausedRecorder, paused.keeps(self) else { return nil }
        return paused
    }

    /// Sets the appearance without sending it, and records the properties that an animation can play.
    private func record(_ new: InternedAppearance, _ recorder: any ElementRecorder) {
        recorder.keep(self, appearance, text)
        let old = appearance
        appearance = new
        if new.style !== old.style {
            for declaration in new.style.declarations where old.style[declaration.property] != declaration.value {
                recorder.record(self, declaration.property, declaration.value)
            }
            for declaration in old.style.declarations where new.style[declaration.property] == nil {
                recorder.record(self, declaration.property, nil)
            }
        }
        if let path = attribute("d"), path != old.attributes.first(where: { $0.name == "d" })?.value {
            recorder.record(self, "d", "path(\"\(path)\")")
        }
    }

    /// Ends a rehearsal. It sends the differences between what the page shows and what the element has now.
    func settle(from known: InternedAppearance, _ knownText: String?) {
        let (appearance, text) = (appearance, text)
        self.appearance = known
        update(to: appearance)
        guard let text else { return }
        self.text = knownText
        setText(text)
    }

    package func attribute(_ name: String) -> String? {
        for attribute in attributes where attribute.name == name { return attribute.value }
        return nil
    }

    /// Takes over an attribute that the browser has set and reported.
    func adopt(_ name: String, _ value: String) {
        appearance = appearance.with(attributes.map { $0.name == name ? Attribute(name, value) : $0 })
    }

    func retag(_ tag: ElementTag, role: String) {
        self.tag = tag
        if extras == nil { extras = ElementExtras() }
        extras?.standsFor = role
        appearance = appearance.with(completed(attributes))
    }

    /// Updates the attributes that the view's appearance does not contain.
    func refreshAttributes() { update(to: appearance.with(attributes.filter { $0.name != AttributeName.anchor })) }

    private var saysMore: Bool {
        guard let extras else { return false }
        return extras.standsFor != nil || !anchored.isEmpty || !extras.placement.isEmpty
    }

    /// Returns the appearance with everything that the view's own does not contain.
    private func completed(_ wanted: InternedAppearance) -> InternedAppearance {
        let full = wanted.with(completed(wanted.attributes))
        guard let placement = extras?.placement, !placement.isEmpty else { return full }
        return full.with(full.style.merging(placement))
    }

    /// Sets the declarations with which the container places the element.
    func setPlacement(_ new: [Declaration]) {
        let old = extras?.placement ?? []
        guard old != new else { return }
        if extras == nil { extras = ElementExtras() }
        extras?.placement = new
        update(to: appearance.with(appearance.style.removing(old)))
    }

    /// Returns the attributes, completed for an element that replaces a button or link or that anchors a layer.
    private func completed(_ list: [Attribute]) -> [Attribute] {
        guard let extras else { return list }
        var list = list
        func add(_ name: String, _ value: String) {
            if !list.contains(where: { $0.name == name }) { list.append(Attribute(name, value)) }
        }
        if !anchored.isEmpty { add(AttributeName.anchor, anchored.joined(separator: " ")) }
        guard let role = extras.standsFor else { return list }
        add("role", role)
        if list.contains(where: { $0.name == "disabled" }) {
            add("aria-disabled", "true")
        } else {
            add("tabindex", "0")
        }
        return list
    }

    /// The complete `class` attribute: the view's classes, the filled axes, and the class of the style.
    package var classList: String {
        [classes, axisClasses, styleClass].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The classes of the filled axes.
    var axisClasses: String { Self.axisClasses[Int(expands.rawValue & 3 | (shrinks.rawValue & 3) << 2)] }

    /// The names for all axes that an element can fill, and be compressed along. Names that were put together for each
    /// element took an eighth of the time of writing it.
    private static let axisClasses = (0..<16).map { axes in
        ["gx", StateClass.high, "sx", "sy"].enumerated().filter { axes & 1 << $0.offset != 0 }.map(\.element)
            .joined(separator: " ")
    }

    /// The class of the style that the page has.
    var styleClass: String { (id != 0 ? sentStyle : style).className }

    private func classNeedsWriting() {
        guard id != 0 else { return }
        patch.emit(.attribute(id, name: "class", value: classList))
    }

    /// Records that the element has been written. Later changes are sent.
    func written(as id: UInt32) {
        self.id = id
        // Few elements have extras.
        if let extras {
            remember(style)
            if let wanted = extras.field?.wanted { extras.field?.shown = wanted }
        }
        document.requireRule(of: style)
        document.written(self)
    }

    // MARK: Children

    /// Marks the children as changed. They are collected again once, at the end of the update cycle.
    func invalidateChildren() {
        document.childrenChanged(in: self, isFirst: !childrenAreStale)
        childrenAreStale = true
    }

    /// Mounts the content once. Changes during mounting are part of it.
    func fill(_ mount: () -> any ElementContent) {
        childrenAreStale = true
        provider = mount()
        refreshChildren()
    }

    func refreshChildren() {
        guard childrenAreStale else { return }
        childrenAreStale = false
        // The content may have left the tree meanwhile, together with the elements around it.
        guard provider?.isMounted != false else { return }
        // The list grows in memory that is used again, and the children take as much as they need.
        var list = document.collecting
        document.collecting = []
        provider?.collect(into: &list)
        let collected = Array(list[...])
        list.removeAll(keepingCapacity: true)
        document.collecting = list
        if let arrange = extras?.arrange { arrange(collected) } else { replaceChildren(with: collected) }
    }

    /// Notifies the control that mounted this content without showing it.
    private func noteUnseenChange() {
        guard document.readsUnseenContent else { return }
        var top = self
        while let above = top.parent { top = above }
        top.extras?.contentChanged?()
    }

    func replaceChildren(with new: [Element]) {
        if children.isEmpty ? new.isEmpty : children.elementsEqual(new, by: ===) { return }
        if patch.recorder != nil, id != 0 { return }
        let old = children
        children = new
        adopt(new, instead: old)
        if id != 0 { ChildrenPatch(parent: self, old: old, new: new).emit() } else { noteUnseenChange() }
        alignChildren()
        resolveExpansion()
    }

    /// Makes the element the parent of its new children, and of none of the others. The children at both ends mostly stay,
    /// and setting the parents of all took 200 instructions for each row of a list that changed.
    private func adopt(_ new: [Element], instead old: [Element]) {
        func stays(_ from: Int, _ to: Int) -> Bool { old[from] === new[to] && new[to].parent === self }
        let limit = min(old.count, new.count)
        var start = 0
        while start < limit, stays(start, start) { start += 1 }
        var end = 0
        while end < limit - start, stays(old.count - 1 - end, new.count - 1 - end) { end += 1 }
        for element in old[start..<(old.count - end)] where element.parent === self { element.parent = nil }
        for element in new[start..<(new.count - end)] { element.parent = self }
    }

    func append(_ child: Element) {
        replaceChildren(with: children + [child])
    }

    // MARK: Layout

    /// Recomputes ``expands`` from the children, and notifies the parent if it changed.
    func resolveExpansion() {
        let layout = layout
        var axes = layout.grows
        var squeezed = layout.shrinks
        if !layout.opaque {
            for child in children where !child.layout.isHidden {
                axes.formUnion(child.contribution(to: layout.stack, fixed: layout.fixed))
                squeezed.formUnion(child.shrinks)
            }
        }
        axes.subtract(layout.fixed)
        squeezed.formIntersection(axes)
        guard axes != expands || squeezed != shrinks else { return }
        expands = axes
        shrinks = squeezed
        classNeedsWriting()
        parent?.resolveExpansion()
    }

    /// The axes that a container fills because of this child.
    private func contribution(to stack: Axis?, fixed: Axis.Set) -> Axis.Set {
        switch layout.role {
        case .plain, .text, .gridRow: expands
        // A frame around a spacer sets its length along the stack. The spacer has no size in the other direction.
        case .spacer:
            if let stack { Axis.Set(stack) } else { fixed.isEmpty ? [.horizontal, .vertical] : fixed }
        case .divider: stack == .horizontal ? .vertical : .horizontal
        }
    }
}
