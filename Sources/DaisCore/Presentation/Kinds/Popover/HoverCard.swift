// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
    /// Shows a card beside this view while the pointer rests on it, or while the keyboard focus is on it.
    ///
    /// ```swift
    /// Text(person.name)
    ///     .hoverCard { Profile(person) }
    /// ```
    /// The card can contain what a text of `help(_:)` cannot: pictures, several lines, links. It appears after half a
    /// second and stays while the pointer is on it. It takes no focus, and everything else stays usable. Escape closes
    /// it. Screen readers read it as the description of the view.
    ///
    /// Fingers do not hover, and the keyboard does not reach what is in the card. What it contains must therefore also be
    /// somewhere else, such as on the page that the link opens.
    ///
    /// - Parameters:
    ///   - arrowEdge: The preferred side, or `nil` for the one with most space.
    ///   - content: The content of the card.
    nonisolated public func hoverCard<Card: View>(
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Card
    ) -> some View {
        modifier(HoverCardModifier(edge: arrowEdge, card: { AnyView(content()) }))
    }
}

nonisolated struct HoverCardModifier: ViewModifier, BuiltInModifier {
    let edge: Edge?
    let card: () -> AnyView
    @State private var isShown = false
    @State private var isOver = false
    @State private var isOverCard = false
    @State private var name = "dais-card-\(UUID().uuidString)"
    @FocusState private var isFocused: Bool

    /// The time that the pointer rests before the card appears, and that it may take to reach the card.
    static let rest = Duration.milliseconds(500), away = Duration.milliseconds(250)

    init(edge: Edge?, card: @escaping () -> AnyView) {
        self.edge = edge
        self.card = card
    }

    @MainActor func body(content: Content) -> some View {
        let isWanted = isOver || isOverCard || isFocused
        return content.focused($isFocused)
            .modifier(AttributeModifier(name: "aria-describedby", value: isShown ? name : nil))
            .onHover { isOver = $0 }
            .task(id: isWanted) {
                try? await Task.sleep(for: isWanted ? Self.rest : Self.away)
                if !Task.isCancelled { isShown = isWanted }
            }
            .modifier(Presenting { isShown ? [descriptor] : [] })
    }

    private var descriptor: PresentationDescriptor {
        let card = card
        var descriptor = PresentationDescriptor(
            key: .only, kind: .popover,
            content: { AnyView(card().onHover { isOverCard = $0 }) },
            withdraw: {
                isShown = false
                isOverCard = false
            })
        descriptor.options.set(PopoverPlacement(place: .bounds, edge: edge))
        descriptor.options.set(AdaptationOption(horizontal: .popover, vertical: .popover))
        descriptor.options.set(HoverCardOption(name: name))
        return descriptor
    }
}

/// A layer that takes neither the focus nor a press outside.
nonisolated struct HoverCardOption: PresentationOption {
    let name: String

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.overlay.addClass("hover-card")
        layer.overlay.attribute(AttributeName.focus, "stay")
        layer.surface.attribute("role", "tooltip")
        layer.surface.attribute("id", name)
        layer.styles.append(.hoverCard)
        layer.dismissals = [.escape]
    }
}

extension FeatureStyle {
    static let hoverCard = FeatureStyle(
        "hover-card",
        """
        .hover-card,.hover-card>.backdrop{pointer-events:none}
        .hover-card>.surface{pointer-events:auto;max-width:min(100vw - 18px,360px)}
        """)
}
