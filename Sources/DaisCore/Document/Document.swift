// SPDX-License-Identifier: Apache-2.0

/// One page as the server knows it: its elements and their numbers, the styles and symbols it has been sent, and the
/// operations of its next patch.
///
/// Elements report changes to their document. The caller that changes elements refreshes stale containers with
/// ``refreshContainers()`` and takes the patch.
@MainActor
package final class Document {
    /// The element around the app's root view.
    package private(set) var root: Element!
    /// The element around everything that is presented above the app.
    package private(set) var overlays: Element!
    package let patch = PatchBuffer()
    let sprite = SpriteSheet()
    let inputs = InputLedger()
    let layers = LayerStack()
    /// The number of changes to what layers take over from around their views; see ``LayerSurroundings``.
    var surroundings = 0
    /// The last patch that the browser had applied when it sent the event that is handled.
    var shownPatch = 0
    /// `true` once a control mounts content that it reads and does not show.
    var readsUnseenContent = false
    /// The number of elements that were written and not forgotten.
    @exclusivity(unchecked) private(set) var elementEstimate = 0
    /// The tree of views that fills the page. Unchecked, because elements find their tree through it.
    unowned(unsafe) let filler: AnyObject
    private let facts: DocumentFacts
    private var nextID: UInt32 = 1
    // The run-time checks for exclusive access are off, as in `Element`.
    @exclusivity(unchecked) private var handlers: [UInt32: Element] = [:]
    @exclusivity(unchecked) private var rules = PageRules()
    private var features = PageFeatures()
    /// An empty list with memory for the children of a container.
    @exclusivity(unchecked) var collecting: [Element] = []
    private var staleContainers: [Element] = []
    /// The animations in which the children of containers were changed, until the children are collected.
    private var groups: [ObjectIdentifier: any OperationGroup] = [:]

    init(_ facts: DocumentFacts, filler: AnyObject) {
        self.facts = facts
        self.filler = filler
        // Screen readers skip to it; everything presented above it is a dialog.
        root = host(.main, id: "dais-root", classes: ["root"])
        overlays = host(.div, id: "dais-overlays", classes: [])
    }

    private func host(_ tag: ElementTag, id: String, classes: [String]) -> Element {
        let element = Element(tag, in: self)
        var appearance = Appearance()
        appearance.classes = classes
        appearance.attribute("id", id)
        element.update(appearance)
        return element
    }

    /// An estimate for limits and eviction, in bytes.
    var memoryEstimate: Int { elementEstimate * 450 + rules.memoryEstimate }

    /// `true` if the page should be written anew, because it has used half of its element numbers. They have 32 bits and
    /// are not used again. At 10⁶ numbers per second, the other half lasts for 35 minutes.
    package var isWornOut: Bool { nextID > Self.wornOut }

    /// The number from which a page is worn out. It is task-local, so that a test need not write two billion elements.
    @TaskLocal package static var wornOut: UInt32 = 1 << 31

    /// The element with this number, if it handles events.
    package func element(_ id: UInt32) -> Element? { handlers[id] }

    // MARK: Containers

    var hasStaleContainers: Bool { !staleContainers.isEmpty }

    func childrenChanged(in container: Element, isFirst: Bool) {
        if let group = patch.group, group.isAnimated { groups[ObjectIdentifier(container)] = group }
        if isFirst { staleContainers.append(container) }
    }

    /// Collects the children of every container that is out of date, and emits the differences.
    func refreshContainers() {
        while !staleContainers.isEmpty {
            let containers = staleContainers
            staleContainers = []
            // Elements without a number come first: a container on the page writes them with everything in them.
            for container in containers where container.id == 0 { container.refreshChildren() }
            for container in containers where container.id != 0 {
                if !groups.isEmpty { patch.group = groups[ObjectIdentifier(container)] }
                container.refreshChildren()
            }
            patch.group = nil
        }
        groups.removeAll()
    }

    // MARK: Writing

    func requireRule(of style: StyleSet) { rules.require(style) }
    func requireRules(of feature: FeatureStyle) { features.require(feature) }

    func write(_ elements: [Element]) -> (html: String, first: UInt32, count: Int) { render(elements).fragment }

    private func render(_ elements: [Element]) -> HTMLWriter {
        var writer = HTMLWriter(first: nextID)
        for element in elements { writer.write(element) }
        nextID = writer.end
        return writer
    }

    func written(_ element: Element) {
        elementEstimate += 1
        if element.extras != nil { handlers[element.id] = element }
    }

    /// Routes events to an element that has got its first handler on the page.
    func listen(_ element: Element) { handlers[element.id] = element }

    /// Forgets the numbers of an element that left the page, and of everything in it.
    func forget(_ element: Element) {
        if element.id != 0 { elementEstimate -= 1 }
        if element.extras != nil { handlers[element.id] = nil }
        element.id = 0
        for child in element.children { forget(child) }
    }

    /// The patch so far: first the rules and symbols that its markup needs, last the rules that nothing needs any more.
    func takePatch() -> [Operation] {
        var taken: [Operation] = []
        let pending = features.takePending() + rules.takePending()
        if !pending.isEmpty { taken.append(.rules(pending)) }
        if let symbols = sprite.takeNew() { taken.append(.symbols(symbols)) }
        taken += patch.take(in: self)
        let dropped = rules.sweep([root, overlays])
        if !dropped.isEmpty { taken.append(.drop(rules: dropped)) }
        return taken
    }

    private func forgetSent() {
        rules.forget()
        features.forgetSent()
        sprite.forgetSent()
        patch.clear()
    }

    /// Writes the whole page once, numbered from 1: the first page, and the page that a new session compares with it.
    func writePage() -> RenderedPage {
        forget(root)
        forget(overlays)
        forgetSent()
        nextID = 1
        var hash = FNV1a()
        let fragments = [root!, overlays!].map { host in
            let writer = render([host])
            writer.add(to: &hash)
            return writer.fragment
        }
        let (rootFragment, overlayFragment) = (fragments[0], fragments[1])
        return RenderedPage(
            root: rootFragment.html, overlays: overlayFragment.html,
            rules: features.takePending() + rules.takePending(),
            symbols: sprite.takeNew() ?? "", count: rootFragment.count + overlayFragment.count, sum: hash.hex,
            title: facts.title, language: facts.language, direction: facts.direction)
    }

    /// Writes everything as operations, after the browser has lost track.
    func writeResync() -> [Operation] {
        forgetSent()
        var taken: [Operation] = []
        for host in [root!, overlays!] {
            let id = host.id
            for child in host.children { forget(child) }
            let fragment = write(host.children)
            taken.append(.content(id, html: fragment.html, first: fragment.first, count: fragment.count))
        }
        return takePatch() + taken
    }
}
