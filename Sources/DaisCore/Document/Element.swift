// SPDX-License-Identifier: Apache-2.0

/// One element of the page as the server knows it.
///
/// The tree of elements is the truth about the page: it is written as HTML for the first page, for fragments and for a
/// resync, and it is what `DaisTesting` queries. An element with ``id`` 0 has not been written yet: changing it
/// emits nothing, its state at the time of writing is what counts.
@MainActor
package final class Element {
    package internal(set) var id: UInt32 = 0
    package private(set) var tag: ElementTag
    /// The axes this element fills, of its own accord or because a child does.
    private(set) var expands: Axis.Set = []
    /// The axes along which something inside can be squeezed.
    private(set) var shrinks: Axis.Set = []
    private var childrenAreStale = false
    package unowned(unsafe) let tree: Tree
    package private(set) unowned(unsafe) var parent: Element?
    package private(set) var children: [Element] = []
    package private(set) var text: String?
    private var look = Look.empty
    /// The node whose elements are this element's children.
    var content: Node?
    /// What the element answers to, and values that containers read from their children.
    var extras: ElementExtras?

    init(_ tag: ElementTag, in tree: Tree) {
        self.tag = tag
        self.tree = tree
    }

    // MARK: Appearance

    package var classes: String { look.classes }
    package var style: StyleSet { look.style }
    package var attributes: [Attribute] { look.attributes }
    var layout: LayoutFlags { look.layout }

    func update(_ appearance: borrowing Appearance) { update(to: Look.of(appearance)) }

    func update(to wanted: Look) {
        let new = saysMore ? wanted.with(completed(wanted.attributes)) : wanted
        guard new !== look else { return }
        let old = look
        let sent = sentStyle
        look = new
        if id != 0 {
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

    /// The style whose class the page has; differences to ``style`` were sent as single properties.
    private var sentStyle: StyleSet { extras?.sentStyle ?? style }

    private func remember(_ sent: StyleSet) {
        let kept = sent === style ? nil : sent
        guard kept !== extras?.sentStyle else { return }
        if extras == nil { extras = ElementExtras() }
        extras?.sentStyle = kept
    }

    private func send(_ new: StyleSet, after old: StyleSet, _ sent: StyleSet) {
        // The class rule stays in force below single properties, so a property that disappears needs another class.
        guard sent.declarations.allSatisfy({ new[$0.property] != nil }),
            old.declarations.allSatisfy({ new[$0.property] != nil })
        else {
            for declaration in old.declarations where sent[declaration.property] != declaration.value {
                tree.emit(.style(id, property: declaration.property, value: nil))
            }
            remember(new)
            tree.requireRule(of: new)
            return classNeedsWriting()
        }
        for declaration in new.declarations where old[declaration.property] != declaration.value {
            tree.trial?.note(id, declaration.property, declaration.value)
            let value = sent[declaration.property] == declaration.value ? nil : declaration.value
            tree.emit(.style(id, property: declaration.property, value: value))
        }
    }

    private func send(_ new: [Attribute], after old: [Attribute]) {
        guard new != old else { return }
        for attribute in new where old.first(where: { $0.name == attribute.name })?.value != attribute.value {
            if attribute.name == "d" { tree.trial?.note(id, "d", "path(\"\(attribute.value)\")") }
            tree.emit(.attribute(id, name: attribute.name, value: attribute.value))
        }
        for attribute in old where !new.contains(where: { $0.name == attribute.name }) {
            tree.emit(.attribute(id, name: attribute.name, value: nil))
        }
    }

    func setText(_ new: String) {
        guard new != text else { return }
        text = new
        guard id != 0 else { return noteUnseenChange() }
        tree.trial?.note(id, "text", new)
        tree.emit(.text(id, new))
    }

    /// Makes room for child elements: an element has either text or children.
    func clearText() {
        guard let old = text else { return }
        text = nil
        if id != 0, !old.isEmpty { tree.emit(.text(id, "")) }
    }

    package func attribute(_ name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }

    /// The browser has set an attribute by itself and told so.
    func adopt(_ name: String, _ value: String) {
        look = look.with(attributes.map { $0.name == name ? Attribute(name, value) : $0 })
    }

    func retag(_ tag: ElementTag, role: String) {
        self.tag = tag
        if extras == nil { extras = ElementExtras() }
        extras?.standsFor = role
        look = look.with(completed(attributes))
    }

    /// Says again what does not come from the view's look.
    func refreshAttributes() { update(to: look.with(attributes.filter { $0.name != "data-anchor" })) }

    private var saysMore: Bool { extras.map { $0.standsFor != nil || !anchored.isEmpty } ?? false }

    /// What an element must say that stands for a button or link without being one, or beside which a layer stands.
    private func completed(_ list: [Attribute]) -> [Attribute] {
        guard let extras else { return list }
        var list = list
        func add(_ name: String, _ value: String) {
            if !list.contains(where: { $0.name == name }) { list.append(Attribute(name, value)) }
        }
        if !anchored.isEmpty { add("data-anchor", anchored.joined(separator: " ")) }
        guard let role = extras.standsFor else { return list }
        add("role", role)
        if list.contains(where: { $0.name == "disabled" }) {
            add("aria-disabled", "true")
        } else {
            add("tabindex", "0")
        }
        return list
    }

    /// The whole `class` attribute: what the view is, what it fills, and the class of its style.
    package var classList: String {
        var list = classes
        func add(_ name: String) { list += list.isEmpty ? name : " " + name }
        if expands.contains(.horizontal) { add("gx") }
        if expands.contains(.vertical) { add("gy") }
        if shrinks.contains(.horizontal) { add("sx") }
        if shrinks.contains(.vertical) { add("sy") }
        if id != 0 {
            if sentStyle !== StyleSet.empty { add(sentStyle.className) }
        } else if style !== StyleSet.empty {
            add(style.className)
        }
        return list
    }

    private func classNeedsWriting() {
        guard id != 0 else { return }
        tree.emit(.attribute(id, name: "class", value: classList))
    }

    /// Called by the writer: from here on changes are sent.
    func written(as id: UInt32) {
        self.id = id
        remember(style)
        if let wanted = extras?.field?.wanted { extras?.field?.shown = wanted }
        tree.requireRule(of: style)
        tree.written(self)
    }

    // MARK: Children

    /// Marks the children as possibly different; they are collected again once, at the end of the cycle.
    func invalidateChildren() {
        if tree.carried != nil { tree.carryChildren(of: self) }
        guard !childrenAreStale else { return }
        childrenAreStale = true
        tree.staleContainers.append(self)
    }

    /// Mounts the content once. Changes while it is being mounted are part of it.
    func fill(_ mount: () -> Node) {
        childrenAreStale = true
        content = mount()
        refreshChildren()
    }

    func refreshChildren() {
        guard childrenAreStale else { return }
        childrenAreStale = false
        // What has left the tree since: the elements around it may be gone.
        guard content?.isMounted != false else { return }
        var collected: [Element] = []
        collected.reserveCapacity(children.count)
        content?.collect(into: &collected)
        if let arrange = extras?.arrange { arrange(collected) } else { replaceChildren(with: collected) }
    }

    /// Tells whoever mounted this content only to read it.
    private func noteUnseenChange() {
        guard tree.readsUnseenContent else { return }
        var top = self
        while let above = top.parent { top = above }
        top.extras?.contentChanged?()
    }

    func replaceChildren(with new: [Element]) {
        if children.isEmpty ? new.isEmpty : children.elementsEqual(new, by: ===) { return }
        let old = children
        children = new
        for element in old where element.parent === self { element.parent = nil }
        for element in new { element.parent = self }
        if id != 0 { ChildrenPatch(parent: self, old: old, new: new).emit() } else { noteUnseenChange() }
        resolveExpansion()
    }

    func append(_ child: Element) {
        replaceChildren(with: children + [child])
    }

    // MARK: Layout

    /// Recomputes ``expands`` from the children and tells the parent when it changed.
    func resolveExpansion() {
        var axes = layout.grows
        var squeezed = layout.shrinks
        if !layout.opaque {
            for child in children {
                axes.formUnion(child.contribution(to: layout.stack))
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

    /// The axes a container fills because of this child.
    private func contribution(to stack: Axis?) -> Axis.Set {
        switch layout.role {
        case .plain: expands
        case .spacer: stack.map { Axis.Set($0) } ?? [.horizontal, .vertical]
        case .divider: stack == .horizontal ? .vertical : .horizontal
        }
    }
}
