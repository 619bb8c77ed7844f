// SPDX-License-Identifier: Apache-2.0

/// A view that shows a custom HTML element, such as a chart, a map or an editor from another project.
///
/// ```swift
/// HTMLElementView("star-rating", attributes: ["value": "3"], events: ["rate"]) { event in
///     stars = event.detail["value"].int ?? 0
/// }
/// ```
/// A script that the app serves (`ServesScripts`) defines the element. The element draws into its shadow root and
/// determines its own size, unless `frame` sets it. The first page contains it before its script has run.
nonisolated public struct HTMLElementView: View, BuiltInView {
    private let name: String
    private let attributes: [String: String]
    private let events: [String]
    private let onEvent: (HTMLElementEvent) -> Void

    /// Creates a view for a custom element.
    ///
    /// - Parameters:
    ///   - name: The name of a custom element: lowercase letters, digits and at least one hyphen.
    ///   - attributes: Attributes, whose names are lowercase letters, digits and hyphens. Scripts (`onclick`), styles
    ///     and attributes of the page (`id`, `class`, `data-on`) are ignored with a warning.
    ///   - events: The names of the events that the browser sends to the server.
    ///   - onEvent: Runs for each of these events.
    public init(
        _ name: String, attributes: [String: String] = [:], events: [String] = [],
        onEvent: @escaping (HTMLElementEvent) -> Void = { _ in }
    ) {
        self.name = name
        self.attributes = attributes
        self.events = events
        self.onEvent = onEvent
    }

    /// The content of the view.
    @MainActor public var body: some View {
        if ForeignMarkup.isElement(name) {
            ForeignElement(name: name, attributes: attributes, events: events, onEvent: onEvent)
                .id([name] + events)
        } else {
            let _ = ForeignMarkup.refuse("an element named “\(name)”")
        }
    }
}

/// An event that a custom element dispatched.
///
/// ```swift
/// HTMLElementView("world-map", events: ["select"]) { event in
///     if event.name == "select" { country = event.detail["code"].string }
/// }
/// ```
public struct HTMLElementEvent {
    /// The name of the event.
    public let name: String
    /// The value of the event's `detail`.
    public let detail: Detail

    /// The value of an event's `detail`, as far as JSON can represent it.
    public struct Detail {
        let json: JSONValue

        /// The value as a string, or `nil` if it is none.
        public var string: String? { json.string }
        /// The value as a number, or `nil` if it is none. It is finite and at most 2⁵³ in size, because a browser can
        /// send any number. Use ``int`` for a count.
        public var number: Double? { json.number }
        /// The value as a whole number, or `nil` if it is none, has a fraction, or is larger than 9·10¹⁵.
        ///
        /// ```swift
        /// HTMLElementView("star-rating", events: ["rate"]) { event in
        ///     stars = min(max(event.detail["value"].int ?? 0, 0), 5)
        /// }
        /// ```
        /// A browser can send any number, so check the range before the number is a position in an array.
        public var int: Int? { json.int }
        /// The value as a Boolean, or `nil` if it is none.
        public var bool: Bool? { json.bool }
        /// Returns a member of an object. A missing member has no value in any type.
        public subscript(key: String) -> Detail {
            guard case .object(let members) = json else { return Detail(json: .null) }
            return Detail(json: members[key] ?? .null)
        }
        /// Returns an element of an array. A missing element has no value in any type.
        public subscript(index: Int) -> Detail { Detail(json: json[index]) }
    }
}

/// Checks everything that reaches the markup of a custom element, so that no value becomes a script.
@MainActor
enum ForeignMarkup {
    static func isElement(_ name: String) -> Bool {
        isName(name) && name.contains("-") && !reserved.contains(name)
    }

    /// Returns whether a name is allowed: it must not be a script, a style or an attribute that the client reads.
    static func isAttribute(_ name: String) -> Bool {
        isName(name) && !name.hasPrefix("on") && !name.hasPrefix("data-") && !forbidden.contains(name)
    }

    static func isEvent(_ name: String) -> Bool {
        !name.isEmpty && name.count <= 60
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_:.".contains($0)) }
    }

    /// Returns whether following the value as a URL would run code.
    static func isScript(_ value: String) -> Bool {
        // Browsers skip spaces and control characters.
        let start = String(
            String.UnicodeScalarView(value.unicodeScalars.filter { !$0.properties.isWhitespace && $0.value > 0x20 })
        ).lowercased()
        return start.begins(with: "javascript:") || start.begins(with: "vbscript:")
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
    /// Names with a hyphen that SVG and MathML already use.
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

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node { ForeignNode(view, in: context) }
    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ForeignNode.self).patch(to: view)
    }
}

private final class ForeignNode: BoxNode {
    private var view: ForeignElement
    private var refused: Set<String> = []

    init(_ view: ForeignElement, in context: _MountContext) {
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
        appearance.classes = [StateClass.foreign]
        appearance.layout.opaque = true
        for (name, value) in view.attributes.sorted(by: { $0.key < $1.key }) {
            guard ForeignMarkup.isAttribute(name), !ForeignMarkup.isScript(value) else {
                if refused.insert(name).inserted { ForeignMarkup.refuse("the attribute “\(name)”") }
                continue
            }
            appearance.attribute(name, value)
        }
        let events = view.events.filter(ForeignMarkup.isEvent)
        if !events.isEmpty { appearance.attribute(AttributeName.events, events.joined(separator: " ")) }
    }
}
