// SPDX-License-Identifier: Apache-2.0
import Foundation

extension PresentationKind {
    /// A modal defined by its style.
    static let styledModal = PresentationKind(
        name: "modal", classPrefix: "styled", role: "dialog", rank: .containers, dismissals: [], wrapsContent: true,
        laysOutContent: true)
    /// A modal defined by a style that allows dragging.
    static let swipedModal = PresentationKind(
        name: "modal", classPrefix: "styled", role: "dialog", rank: .containers, dismissals: [.drag],
        wrapsContent: true, laysOutContent: true)
}

/// The values of a style for one modal.
struct ResolvedModal {
    let behavior: ModalBehaviorPreferences
    let display: ModalDisplayValues
    let isMeasuring: Bool
    private let enter: ModalTransitionValues
    private let exit: ModalTransitionValues
    private let swipe: ModalTransitionValues
    private let reverse: ModalReverseTransitionValues?
    /// The color scheme that the style sets for the content; its background has to use the same.
    let scheme: ColorScheme?

    init(
        _ style: any ModalPresentationStyle, info: ModalInfo, in environment: EnvironmentValues,
        previous: CGRect? = nil, size: @escaping () -> CGSize?
    ) {
        behavior = style.behaviorPreferences(for: ModalBehaviorContext())
        // A modal sized by its content enters after the measurement, because it would jump otherwise.
        isMeasuring = behavior.usesPreferredContentSize && size() == nil
        func context(at frame: CGRect?, isInteractive: Bool = false) -> ModalPresentationContext {
            ModalPresentationContext(environment, info: info, frame: frame, size: size, isInteractive: isInteractive)
        }
        display = style.displayValues(for: context(at: previous))
        enter = style.enterTransitionValues(for: context(at: nil))
        // The browser has the exits before the modal is presented. It leaves from the frame of these display values.
        exit = style.exitTransitionValues(for: context(at: display.frame.rect))
        let swiped = context(at: display.frame.rect, isInteractive: true)
        swipe = style.exitTransitionValues(for: swiped)
        reverse = style.reverseTransitionValues(for: swiped)
        var customized = environment
        customized.overrides = []
        style.customize(environment: &customized)
        scheme = customized.ownColorScheme
    }

    /// The kind, which is fixed per modal because anchored and draggable modals have different elements.
    var kind: PresentationKind {
        if case .beside = display.frame.place { return .popover }
        return behavior.canSwipe ? .swipedModal : .styledModal
    }

    /// The value of `data-motion`: entry, exit, and exit after a swipe.
    var motion: String {
        var writer = JSONWriter(capacity: 160)
        writer.raw("[")
        enter.motion(from: display).write(to: &writer)
        writer.raw(",")
        exit.motion(from: display).write(to: &writer)
        if swipe != exit {
            writer.raw(",")
            swipe.motion(from: display).write(to: &writer)
        }
        writer.raw("]")
        return writer.text
    }

    var reverseDistance: CGFloat { max(0, reverse?.distance(from: display) ?? 0) }
}

/// Writes the style's values to the layer as CSS.
nonisolated struct ModalOption: PresentationOption {
    let modal: ResolvedModal
    let isOwned: Bool

    @MainActor func apply(to layer: inout LayerDescription) {
        let behavior = modal.behavior, display = modal.display
        behave(behavior, &layer)
        if let scheme = modal.scheme {
            layer.surface.set("color-scheme", scheme == .dark ? "dark" : "light")
            layer.surface.set("color", "var(--label)")
        }
        if layer.kind.isAnchored {
            // A popover has its own shape.
            if display.background != nil { layer.surface.set("--surface", display.background?.css) }
            return
        }
        layer.overlay.attribute(AttributeName.motion, modal.motion)
        if modal.isMeasuring { layer.overlay.attribute(AttributeName.awaits, "size") }
        if layer.kind.isDraggable { layer.overlay.attribute(AttributeName.reverse, Double(modal.reverseDistance).css) }
        // The opacity is part of the color, because dragging the modal changes the element's opacity.
        if display.overlayOpacity > 0 { layer.overlay.addClass("modal-dims") }
        layer.backdrop.set("background", display.overlayColor.opacity(display.overlayOpacity).css)
        display.frame.describe(&layer.surface)
        display.roundedCorners.describe(&layer.surface)
        layer.surface.set("box-shadow", display.shadow.css)
        if display.alpha < 1 { layer.surface.set("opacity", max(0, display.alpha).css) }
        if let background = display.background { layer.surface.set("background-color", background.css) }
        layer.parts += display.decorations.map(\.part)
    }

    @MainActor private func behave(_ behavior: ModalBehaviorPreferences, _ layer: inout LayerDescription) {
        layer.dismissals = behavior.dismissals(isOwned: isOwned)
        layer.hasDismissPopup = true
        if !layer.kind.isAnchored { layer.isModal = behavior.isModal }
        switch behavior.overlayTap {
        case .passThrough: layer.overlay.addClass("modal-through")
        case .tap(let action): layer.attempts.append { if $0 == .scrim { action() } }
        case .disabled, .dismiss: break
        }
        if let source = behavior.sourceView, layer.isModal {
            layer.overlay.addClass(StateClass.modalHoled)
            layer.overlay.attribute(AttributeName.hole, ModalSourceView.name(of: source))
        }
        if behavior.passThroughContentTouches { layer.overlay.addClass("modal-ghost") }
        if !behavior.resignsExistingFirstResponder { layer.overlay.attribute(AttributeName.focus, "stay") }
        if !behavior.adjustsForKeyboard { layer.overlay.set("bottom", "0") }
    }
}
