// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Describes a layer's elements. It starts from the kind, options change it, and ``PresentationLayer`` writes it.
@MainActor
struct LayerDescription {
    var kind: PresentationKind
    /// The overlay, which covers the window or the host and carries the client's attributes.
    var overlay: Appearance
    var backdrop = Appearance()
    var surface = Appearance()
    /// The element around the content, if the kind has one.
    var container = Appearance()
    /// The placeholder at the anchor, if the kind has one.
    var spot = Appearance()
    /// The dismissals that the user may perform.
    var dismissals: [DismissalReason]
    /// The dismissals that the content prevents. They are removed from ``dismissals`` after all options have been
    /// applied.
    var refused: Set<DismissalReason> = []
    /// Closures that receive attempts at dismissals that are not allowed.
    var attempts: [(DismissalReason) -> Void] = []
    /// Indicates whether the content has disabled dismissals by the user.
    var isDismissDisabled = false
    /// Indicates whether the browser asks before it leaves the page, or `nil` if the dismissals decide.
    var keepsTab: Bool?
    /// Elements of the surface beside the content, such as a drag indicator or an arrow.
    var parts: [Part] = []
    /// The rules that the layer needs beside those of its kind.
    var styles: [FeatureStyle] = []
    /// The duration after the entry, or `nil` if it is unlimited.
    var timeout: Duration?
    /// The longest wait for the end of an exit, or `nil` for the default.
    var exitLimit: Duration?
    /// The environment of the presenting view, in which transitions are evaluated.
    var environment: EnvironmentScope?
    /// Handlers for events that only this layer receives.
    var handlers: [EventKind: (EventPayload) -> Void] = [:]

    /// An action that replaces the `dismiss` action of the content, and the dismissals that the content allows.
    var question: ((DismissalConsent?) -> Void)?
    /// The shape of a sheet.
    var sheet = SheetShape()
    /// The width that the user has chosen for the column of an inspector.
    var columnWidth: Double?
    /// Keeps the width that the user chooses.
    var keepColumnWidth: (Double) -> Void
    /// Indicates whether the layer stands beside the presenting view, in some windows at least.
    var isAnchored: Bool
    /// Handles the index of the detent that the user chose, and returns whether the owner sets it itself.
    var choose: ((Int) -> Bool)?
    /// The names of the detents, smallest first.
    var heights: [String] = []
    /// Indicates whether the choice among the detents belongs to the sheet or to the state of a view.
    var isHeightInState = false
    let memory: LayerState

    struct Part {
        /// The identity of the part, also its class name.
        let name: String
        let appearance: Appearance
        /// Indicates whether it precedes the content.
        var isFirst = true
        /// The content of the part, if it is more than a decoration.
        var view: (() -> AnyView)?
    }

    init(_ kind: PresentationKind, inherited: Appearance, memory: LayerState = LayerState(presenter: "the app")) {
        self.kind = kind
        self.memory = memory
        isAnchored = kind.isAnchored
        columnWidth = memory.columnWidth
        keepColumnWidth = { [weak memory] width in
            memory?.columnWidth = width
            memory?.changed?()
        }
        overlay = inherited
        dismissals = kind.dismissals
        overlay.classes = [StateClass.layer, "\(kind.classPrefix)-overlay"]
        overlay.layout.opaque = true
        overlay.attribute(AttributeName.layer, kind.name)
        if kind.isNeverInert { overlay.attribute(AttributeName.inert, "never") }
        backdrop.classes = [StateClass.backdrop]
        spot.classes = [StateClass.spot]
        surface.classes = [StateClass.surface, StateClass.container(of: kind.classPrefix)]
        if !kind.wrapsContent && kind.laysOutContent { surface.addClass("layer-content") }
        surface.layout.opaque = true
        surface.attribute("role", kind.role)
        surface.attribute("tabindex", "-1")
        container.classes = ["\(kind.classPrefix)-content", "layer-content"]
        container.layout.opaque = true
        isModal = kind.isModal
    }

    /// Indicates whether everything below is inert.
    var isModal: Bool

    /// Indicates whether nothing below is used while the layer is open. What is behind a sheet whose background can be
    /// used at some heights is not closed off: only the browser knows the heights.
    var isBarrier: Bool {
        isModal && kind.rank != .columns && !overlay.attributes.contains { $0.name == AttributeName.through }
    }

    /// The locale of the presenting view, for words that the layer says by itself.
    var locale: Locale { environment.map { EnvironmentValues(scope: $0).locale } ?? .current }

    /// Indicates whether the layer covers only a part of the page, so that it may not claim to be modal.
    var coversPart = false

    /// Indicates whether screen-reader users get a button for dismissal by a press outside.
    var hasDismissPopup = false

    /// Indicates whether Escape dismisses it and Back does not.
    private(set) var keepsBack = false

    /// Removes the dismissals that the content prevents or wants to be asked about, after all options have been applied.
    mutating func refuse() {
        let refused = refused.intersection(DismissalReason.interactive)
        dismissals.removeAll { refused.contains($0.permission(in: refused)) }
        if let question {
            dismissals.removeAll { $0 != .button }
            attempts.append { if !refused.contains($0.permission(in: refused)) { question(nil) } }
        }
        keepsBack = refused.contains(.back) && dismissals.contains(.escape)
    }

    /// Writes attributes that depend on several options, after all options have been applied.
    mutating func finish() {
        sheet.write(to: &self)
        guard hasDismissPopup, dismissals.contains(.scrim) else { return }
        parts.append(DismissButton.part)
        dismissals.append(.button)
    }

    /// Warns about a mistake once per presentation, in a sentence such as "Home presents a sheet with …".
    func warn(_ problem: String, remedy: String) {
        guard memory.warned.insert(problem).inserted else { return }
        Diagnostics.warn("\(memory.presenter) presents \(kind.phrase) \(problem)", remedy: remedy, at: memory.site)
    }

    /// Sets the accessible name and description by the ids of their elements.
    mutating func label(_ name: String, hasMessage: Bool) {
        surface.attribute("aria-labelledby", "\(name)-title")
        if hasMessage { surface.attribute("aria-describedby", "\(name)-message") }
    }
}

/// State that one presentation keeps between two descriptions of its layer.
@MainActor
final class LayerState {
    let presenter: String
    /// The call site of the presentation.
    let site: CallSite?
    /// The detent that the user chose, unless a binding holds it.
    var detent: PresentationDetent?
    /// The width that the user chose for a column, unless a view keeps it.
    var columnWidth: Double?
    /// Describes the layer again.
    var changed: (() -> Void)?
    fileprivate var warned: Set<String> = []

    init(presenter: String, at site: CallSite? = nil) {
        self.presenter = presenter
        self.site = site
    }
}
