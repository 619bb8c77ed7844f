// SPDX-License-Identifier: Apache-2.0

/// What the elements of a layer are to be: made from the kind, changed by options, then written by ``PresentationLayer``.
@MainActor
struct LayerDescription {
    var kind: PresentationKind
    /// Covers the window or what the layer belongs to; carries what the client reads.
    var overlay: Appearance
    var backdrop = Appearance()
    var surface = Appearance()
    /// Around the content, where the kind has such an element.
    var container = Appearance()
    /// Stands for the place beside which the layer stands, where the kind has such a place.
    var spot = Appearance()
    /// What the user may dismiss it by.
    var dismissals: [DismissalReason]
    /// Who wants to know of a dismissal that was tried and is not allowed.
    var attempts: [(DismissalReason) -> Void] = []
    /// Elements of the surface beside the content: a drag indicator, an arrow.
    var parts: [Part] = []
    /// How long it stays, once it has entered; `nil` means until something ends it.
    var timeout: Duration?
    /// What the client may tell this layer, beyond what it tells every layer.
    var handlers: [EventKind: (EventPayload) -> Void] = [:]

    /// What happens instead when the content calls `dismiss()`.
    var question: (() -> Void)?
    /// What is said of a sheet.
    var sheet = SheetShape()
    /// Takes the number of the height the user has chosen, and answers whether its owner says so itself.
    var choose: ((Int) -> Bool)?
    let memory: LayerMemory

    struct Part {
        /// Tells it from the other parts, and is its class name.
        let name: String
        let appearance: Appearance
        /// Whether it stands before the content.
        var isFirst = true
        /// What it shows, if it is more than an ornament.
        var view: (() -> AnyView)?
    }

    init(_ kind: PresentationKind, look: Appearance, memory: LayerMemory = LayerMemory(presenter: "the app")) {
        self.kind = kind
        self.memory = memory
        overlay = look
        dismissals = kind.dismissals
        overlay.classes = ["layer", "\(kind.classPrefix)-overlay"]
        overlay.layout.opaque = true
        overlay.attribute("data-layer", kind.name)
        if kind.isNeverInert { overlay.attribute("data-inert", "never") }
        backdrop.classes = ["backdrop"]
        spot.classes = ["spot"]
        surface.classes = ["surface", "\(kind.classPrefix)-container"]
        if !kind.wrapsContent && kind.laysOutContent { surface.addClass("layer-content") }
        surface.layout.opaque = true
        surface.attribute("role", kind.role)
        surface.attribute("tabindex", "-1")
        container.classes = ["\(kind.classPrefix)-content", "layer-content"]
        container.layout.opaque = true
        isModal = kind.isModal
    }

    /// Whether everything below is inert.
    var isModal: Bool

    /// Whether a press outside that dismisses has a button which says so, for those who do not see what is outside.
    var hasDismissPopup = false

    /// Writes what depends on several options; called when all have spoken.
    mutating func finish() {
        sheet.write(to: &self)
        guard hasDismissPopup, dismissals.contains(.scrim) else { return }
        parts.append(DismissPopup.part)
        dismissals.append(.button)
    }

    /// Tells a developer, once for this presentation, what is wrong with it: "Home presents a sheet with …".
    func warn(_ problem: String, remedy: String) {
        guard memory.warned.insert(problem).inserted else { return }
        Diagnostics.warn("\(memory.presenter) presents \(kind.phrase) \(problem)", remedy: remedy, at: memory.site)
    }

    /// The accessible name and description, by the ids of their elements.
    mutating func label(_ name: String, hasMessage: Bool) {
        surface.attribute("aria-labelledby", "\(name)-title")
        if hasMessage { surface.attribute("aria-describedby", "\(name)-message") }
    }
}

/// What one presentation keeps between one description of its layer and the next.
@MainActor
final class LayerMemory {
    let presenter: String
    /// Where the presenter asks for it.
    let site: CallSite?
    /// The height the user chose, where no owner keeps it.
    var detent: PresentationDetent?
    fileprivate var warned: Set<String> = []

    init(presenter: String, at site: CallSite? = nil) {
        self.presenter = presenter
        self.site = site
    }
}
