// SPDX-License-Identifier: Apache-2.0

/// A custom element of the web in a view: a chart, a map, an editor that somebody else has written.
///
/// ```swift
/// HTMLElementView("star-rating", attributes: ["value": "3"], events: ["rate"]) { event in
///     stars = Int(event.detail["value"].number ?? 0)
/// }
/// ```
/// What defines the element is a script that the app serves (`ServesScripts`). The element draws into its shadow root;
/// it is as large as it makes itself, or as `frame` says. On the first page it is there before its script has run.
nonisolated public struct HTMLElementView: View, BuiltInView {
    private let name: String
    private let attributes: [String: String]
    private let events: [String]
    private let onEvent: (HTMLElementEvent) -> Void

    /// - Parameters:
    ///   - name: a custom element's name: lower-case letters, digits and at least one hyphen.
    ///   - attributes: their names are lower-case letters, digits and hyphens. What would be a script (`onclick`), a
    ///     style or belongs to the page (`id`, `class`, `data-on`) is left out and reported.
    ///   - events: the names of the events that the server wants to hear of.
    ///   - onEvent: called for each of them.
    public init(
        _ name: String, attributes: [String: String] = [:], events: [String] = [],
        onEvent: @escaping (HTMLElementEvent) -> Void = { _ in }
    ) {
        self.name = name
        self.attributes = attributes
        self.events = events
        self.onEvent = onEvent
    }

    @MainActor public var body: some View {
        if ForeignMarkup.isElement(name) {
            ForeignElement(name: name, attributes: attributes, events: events, onEvent: onEvent)
                .id([name] + events)
        } else {
            let _ = ForeignMarkup.refuse("an element named “\(name)”")
        }
    }
}

/// Something that a custom element has dispatched.
public struct HTMLElementEvent {
    public let name: String
    public let detail: Detail

    /// The event's `detail`, as far as JSON can say it.
    public struct Detail {
        let json: JSONValue

        public var string: String? { json.string }
        public var number: Double? { json.number }
        public var bool: Bool? { json.bool }
        /// A member of an object; nothing where there is none.
        public subscript(key: String) -> Detail {
            guard case .object(let members) = json else { return Detail(json: .null) }
            return Detail(json: members[key] ?? .null)
        }
        public subscript(index: Int) -> Detail { Detail(json: json[index]) }
    }
}

/// What may be said about a custom element. The only way in, so that nothing becomes a script.
@MainActor
enum ForeignMarkup {
    static func isElement(_ name: String) -> Bool {
        isName(name) && name.contains("-") && !reserved.contains(name)
    }

    /// Attributes that would be scripts or styles, or that the page's own client reads.
    static func isAttribute(_ name: String) -> Bool {
        isName(name) && !name.hasPrefix("on") && !name.hasPrefix("data-") && !forbidden.contains(name)
    }

    static func isEvent(_ name: String) -> Bool {
        !name.isEmpty && name.count <= 60
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_:.".contains($0)) }
    }

    /// Whether a value would be run when somebody follows it as an address.
    static func isScript(_ value: String) -> Bool {
        let start = value.lowercased().filter { !$0.isWhitespace && $0 > "\u{20}" }
        return start.hasPrefix("javascript:") || start.hasPrefix("vbscript:")
    }

    static func refuse(_ what: String) {
        Diagnostics.warn(
            "HTMLElementView was given \(what); it is left out.",
            remedy:
                "Custom elements have lower-case names with a hyphen; attributes carry values, not scripts or styles.")
    }

    private static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first, (97...122).contains(first), name.utf8.count <= 60 else { return false }
        return name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }
    }

    private static let forbidden: Set<String> = [
        "style", "class", "id", "is", "slot", "srcdoc", "inert", "nonce", "popover",
    ]
    /// Names with a hyphen that SVG and MathML had first.
    private static let reserved: Set<String> = [
        "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri", "font-face-format",
        "font-face-name", "missing-glyph",
    ]
}

private nonisolated struct ForeignElement: PrimitiveView {
    let name: String
    let attributes: [String: String]
    let events: [String]
    let onEvent: (HTMLElementEvent) -> Void

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node { ForeignNode(view, in: context) }
    @MainActor static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: ForeignNode.self).patch(to: view)
    }
}

private final class ForeignNode: BoxNode {
    private var view: ForeignElement
    private var refused: Set<String> = []

    init(_ view: ForeignElement, in context: MountContext) {
        self.view = view
        super.init(.div, in: context)
        element.customName = view.name
        if !view.events.isEmpty {
            element.on(.custom) { [weak self] payload in
                guard let self, let name = payload[0].string, self.view.events.contains(name) else { return }
                self.view.onEvent(HTMLElementEvent(name: name, detail: .init(json: payload[1])))
            }
        }
        finishMounting()
    }

    func patch(to new: ForeignElement) {
        view = new
        restyle()
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = ["foreign"]
        appearance.layout.opaque = true
        for (name, value) in view.attributes.sorted(by: { $0.key < $1.key }) {
            guard ForeignMarkup.isAttribute(name), !ForeignMarkup.isScript(value) else {
                if refused.insert(name).inserted { ForeignMarkup.refuse("the attribute “\(name)”") }
                continue
            }
            appearance.attribute(name, value)
        }
        let events = view.events.filter(ForeignMarkup.isEvent)
        if !events.isEmpty { appearance.attribute("data-events", events.joined(separator: " ")) }
    }
}
