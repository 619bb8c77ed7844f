// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The node of a text: one element with the text in it, or one element around the elements of its runs.
final class TextNode: BoxNode {
    /// The attributes of the whole text, if all runs have the same.
    private var attributes: TextAttributesBox?
    private var meaning: TextMeaning?
    private var isRedacted = false
    private var source: Source?

    /// The state of a text that is more than a string: it costs more to resolve than to compare, has several runs, or
    /// depends on the environment or the time. A plain string is stored in the element only.
    private final class Source {
        var view: Text
        var runs: [TextRun] = []
        var watcher: EnvironmentWatcher?
        /// A Boolean that is `true` if the text changes over time.
        var passes = false
        init(_ view: Text) { self.view = view }
    }

    init(_ view: Text, in context: _MountContext) {
        super.init(.span, in: context)
        resolve(view)
        finishMounting()
    }

    func patch(to new: Text) {
        if let source, source.view == new { return }
        let (old, oldMeaning, wasRedacted, wasLong) = (attributes, meaning, isRedacted, isLong)
        resolve(new)
        if attributes != old || meaning != oldMeaning || isRedacted != wasRedacted || isLong != wasLong { restyle() }
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.becomeText()
        if isLong {
            appearance.require(.longTexts)
            appearance.addClass("long")
        }
        attributes?.value.apply(to: &appearance)
        if isRedacted { return appearance.redact() }
        meaning?.apply(to: &appearance, in: environment)
    }

    private static let plain: InternedAppearance = {
        var appearance = Appearance()
        appearance.becomeText()
        return InternedAppearance.of(appearance)
    }()
    override var plainAppearance: InternedAppearance? {
        attributes == nil && meaning == nil && !isRedacted && !isLong ? Self.plain : nil
    }

    /// Indicates whether the text gives way to other views of a row before they break into lines. A stack offers each
    /// view an equal share, of which short texts need little.
    private var isLong: Bool {
        let limit = 40
        if let text = element.text { return text.utf8.count > limit }
        var length = 0
        for run in element.children where length <= limit { length += run.text?.utf8.count ?? 0 }
        return length > limit
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let watcher = source?.watcher { visit(watcher) }
    }

    override func willUnmount() {
        if source?.passes == true { tree.passingTexts.forget(self) }
        super.willUnmount()
    }

    // MARK: Content

    private func keep(_ view: Text) -> Source {
        let kept = source ?? Source(view)
        kept.view = view
        source = kept
        return kept
    }

    private func resolve(_ view: Text) {
        var text = TextResolver(environment, clock: tree.clock)
        meaning = view.attributes?.value.meaning
        // The meaning of the whole text is on its element, and not on a run.
        let shown = meaning == nil ? view : view.with { $0.meaning = nil }
        let ownAttributes = shown.attributes
        if text.values.setsRedaction {
            // Its runs and links are not for readers.
            isRedacted = text.values.isPlaceholder
            if source?.watcher == nil { watch(keep(view)) }
            if isRedacted { return redact(shown) }
        }
        if ownAttributes?.value.needsElement != true, let string = view.plain(&text) {
            attributes = ownAttributes
            source?.runs = []
            element.setContent(string)
            if view.isCheap, source?.watcher == nil, source?.passes != true { source = nil } else { _ = keep(view) }
        } else {
            shown.resolve(&text, TextAttributes())
            show(text.runs, keep(view))
        }
        if let seconds = text.lifetime {
            keep(view).passes = true
            tree.passingTexts.refresh(self, after: .seconds(limiting: seconds))
        } else if let source, source.passes {
            source.passes = false
            tree.passingTexts.forget(self)
        }
        if text.usesEnvironment, source?.watcher == nil, text.values.overridesFormatting { watch(keep(view)) }
    }

    /// Shows one run with the font of the text.
    private func redact(_ view: Text) {
        var plain = view.attributes?.value ?? TextAttributes()
        (plain.link, plain.baselineOffset, plain.isCode) = (nil, nil, false)
        attributes = TextAttributesBox(plain)
        source?.runs = []
        element.setContent(view.string(in: EnvironmentValues(scope: environment)))
    }

    private func show(_ new: [TextRun], _ source: Source) {
        let old = source.runs
        if new.count == 1, case .text(let string) = new[0].content, !new[0].attributes.needsElement {
            attributes = TextAttributesBox(new[0].attributes)
            source.runs = []
            return element.setContent(string)
        }
        attributes = nil
        source.runs = new
        if old.isEmpty { element.clearText() }
        let elements = new.indices.map { index in
            let reusable = index < old.count && old[index].fits(new[index]) ? element.children[index] : nil
            let element = new[index].render(into: reusable, environment, tree)
            if new[index].attributes.handledLink != nil, !element.handles(.click) { handleLink(of: element) }
            return element
        }
        element.replaceChildren(with: elements)
    }

    /// Gives the address of a link to the action of a view above.
    private func handleLink(of element: Element) {
        element.on(.click) { [unowned self, unowned element] _ in
            guard let runs = source?.runs, let index = self.element.children.firstIndex(where: { $0 === element }),
                runs.indices.contains(index), let url = runs[index].attributes.handledLink.flatMap(URL.init(string:))
            else { return }
            EnvironmentValues(scope: environment).openURL(url)
        }
    }

    /// Resolves the same text again.
    func refresh() {
        guard isMounted, let source else { return }
        resolve(source.view)
        restyle()
    }

    /// Follows a language or time zone that a view above sets. Those of the browser never change.
    private func watch(_ source: Source) {
        let context = _MountContext(
            tree: tree, parent: self, environment: environment, modifiers: nil, container: element, window: nil,
            preferences: nil)
        source.watcher = EnvironmentWatcher(context) { [unowned self] values in
            _ = (values.locale, values.timeZone, values.calendar, values.redactionReasons)
            if self.source?.watcher != nil { refresh() }
        }
    }
}

extension TextRun {
    /// Returns whether an element made for this run can show another.
    func fits(_ other: TextRun) -> Bool {
        switch (content, other.content) {
        case (.text, .text): attributes.tag == other.attributes.tag
        case (.image(let a), .image(let b)): a == b && attributes == other.attributes
        default: false
        }
    }

    @MainActor func render(into reusable: Element?, _ scope: EnvironmentScope, _ tree: Tree) -> Element {
        switch content {
        case .text(let string):
            let element = reusable ?? Element(attributes.tag, in: tree)
            element.setText(string)
            var appearance = Appearance()
            attributes.require(in: tree.document)
            attributes.apply(to: &appearance)
            attributes.meaning?.apply(to: &appearance, in: scope)
            element.update(appearance)
            return element
        case .image(let image):
            return reusable ?? image.makeElement(attributes, scope, tree)
        }
    }
}

extension Element {
    /// Replaces the content with a text.
    func setContent(_ string: String) {
        if !children.isEmpty { replaceChildren(with: []) }
        setText(string)
    }
}

extension Appearance {
    mutating func becomeText() {
        classes = [StateClass.text]
        layout.role = .text
    }
}

extension FeatureStyle {
    /// Labels keep their lines beside long texts.
    fileprivate static let longTexts = FeatureStyle(
        "long-texts", ".H > .long, .H > .V:has(> .long) { flex-shrink: 1e12 }")
}
