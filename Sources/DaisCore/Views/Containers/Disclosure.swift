// SPDX-License-Identifier: Apache-2.0
internal import Observation

/// The content that the button of a disclosure group or of a section shows, while it is prepared for the press.
///
///     closed ──intent──▶ prepared ──press──▶ the browser shows it; the event goes to the server
///       ▲ ▲                │ ▲                  │
///       │ │ too old,       │ └──────────────────┤ the binding is not true: the browser hides it again
///       │ │ too many       │                    │
///       │ │ or no button   │                    ▼ the binding is true: its effects run
///       │ └────────────────┘                  shown
///       └───────────the binding is false────────┘
@MainActor @Observable
final class Disclosure {
    /// The name by which the browser finds the content, or `nil` if it is not prepared.
    private(set) var name: String?
    /// The name of each preparation, which the button keeps.
    @ObservationIgnored private var ownName: String?
    @ObservationIgnored private(set) var preparation: Preparation?
    @ObservationIgnored private weak var line: PreparationLine<Disclosure>?
    /// The button, if the content is prepared whenever it is not shown.
    @ObservationIgnored private weak var eagerButton: Element?
    /// Indicates whether a container adds elements to the content that cannot be hidden.
    @ObservationIgnored private var isUnfit = false

    nonisolated init() {}

    /// Prepares the content, and returns its name for the browser.
    func prepare(for button: Element, isEager: Bool) -> String? {
        let line = button.tree.companion(PreparationLine<Disclosure>.self) { _ in PreparationLine() }
        guard !isUnfit, !Self.isAnimated(button), !isEager || line.hasRoom else { return nil }
        if isEager { eagerButton = button }
        let name = ownName ?? button.tree.nextPreparationName()
        ownName = name
        if self.name == nil { self.name = name }
        self.line = line
        preparation = preparation ?? Preparation(isEager: eagerButton != nil)
        line.want(self, for: button, in: button.tree) { $0.end() }?.end()
        return name
    }

    /// Content that was mounted before does not come with a transition.
    private static func isAnimated(_ button: Element) -> Bool {
        var node = button.extras?.view as? _Node
        while let current = node {
            if current is TransactionBase { return true }
            node = current.parent
        }
        return false
    }

    /// Ends the preparation, because the content is shown or nothing can show it any more.
    func end() {
        line?.remove(self)
        preparation = nil
        if name != nil { name = nil }
    }
}

extension Disclosure: Preparable, HeldContentOwner {
    func contentIsShown() { end() }

    func contentIsGone() {
        guard let button = eagerButton, button.extras?.view != nil else { return }
        _ = prepare(for: button, isEager: true)
    }

    func refuseContent() {
        isUnfit = true
        end()
    }
}

/// The content of a disclosure group or a section, which is also there while it is prepared.
nonisolated struct DisclosedContent<Content: View>: View, BuiltInView {
    let isShown: Bool
    /// Indicates whether the content consists of rows.
    let isRow: Bool
    let disclosure: Disclosure
    @ViewBuilder let content: () -> Content

    @MainActor var body: some View {
        let name = isShown ? nil : disclosure.name
        if isShown || name != nil {
            HeldContent(
                isHeld: !isShown, show: {}, owner: disclosure,
                content: content().modifier(PreparedInPlace(name: name, isRow: isRow)))
        }
    }
}

/// Hides content that is prepared in its place.
nonisolated struct PreparedInPlace: BoxModifier {
    let name: String?
    let isRow: Bool

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard let name else { return }
        if isRow { appearance.trait { $0.preparedName = name } } else { appearance.prepare(as: name) }
    }
}

extension Appearance {
    /// Hides an element that is prepared in its place.
    @MainActor mutating func prepare(as name: String) {
        attribute(AttributeName.prepared, name)
        attribute("hidden", "")
        layout.isHidden = true
        box?.tree.document.requireRules(of: .preparedInPlace)
    }
}

extension FeatureStyle {
    /// Hides what is prepared in its place. The last row that is visible has the corners of the list.
    fileprivate static let preparedInPlace = FeatureStyle(
        "prepared-in-place",
        """
        [data-prepared][hidden],.rows:not(:has(>:not([hidden]))){display:none!important}
        .ig>.row:nth-last-child(1 of :not([hidden])){border-end-start-radius:10px;border-end-end-radius:10px}
        [aria-expanded][data-waits]{animation:dais-waits-here 1.4s ease-in-out infinite}
        @keyframes dais-waits-here{50%{opacity:.4}}
        @media (prefers-reduced-motion){[aria-expanded][data-waits]{animation:none;opacity:.5}}
        """)
}
