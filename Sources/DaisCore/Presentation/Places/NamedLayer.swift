// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A named layer for modals, with its appearance and its measured size.
///
/// The layer's view is measured when it mounts, so that the first modal knows the size without a round trip.
@MainActor
final class NamedLayer {
    struct Settings {
        let address: LayerAddress
        let uiModel: PresentationHostLayerUIModel
        let facts: BrowserFacts
        /// Indicates whether only the modal with the focus avoids the keyboard, instead of all modals.
        var movesFocusedModalOnly = false
    }

    private(set) var settings: Settings
    private unowned let place: PresentationPlace
    /// The measured frame of the view.
    private var measured: GeometryProxy?
    private var known = Space()
    private let readers = Dependency()

    private struct Space: Equatable {
        var size = CGSize.zero
        var insets = EdgeInsets()
        /// The edges where the layer extends beyond the view, below notches and bars.
        var reached: Edge.Set = []
        var isLandscape = false
    }

    init(_ settings: Settings, of place: PresentationPlace, in element: Element) {
        self.settings = settings
        self.place = place
        known = space()
        element.on(.measure) { [weak self] payload in
            guard let self, let proxy = GeometryProxy(payload) else { return }
            measured = proxy
            refresh()
        }
    }

    var address: LayerAddress { settings.address }

    func update(_ new: Settings) {
        let old = settings
        settings = new
        if new.uiModel != old.uiModel { place.describeLayers() }
        if new.uiModel.frame != old.uiModel.frame || new.facts != old.facts { refresh() }
    }

    // MARK: Geometry

    var size: CGSize { read().size }
    var safeAreaInsets: EdgeInsets { read().insets }
    var isLandscape: Bool { read().isLandscape }

    private func read() -> Space {
        readers.recordRead()
        return known
    }

    private func refresh() {
        let new = space()
        guard new != known else { return }
        let reached = known.reached
        known = new
        if new.reached != reached { place.describeElement() }
        readers.changed()
    }

    /// Returns the layer's size. Before the first measurement the layer is assumed to fill the window, as most do.
    private func space() -> Space {
        let facts = settings.facts
        var space = Space(isLandscape: facts.width > facts.height)
        if case .fixed(let size, _, _) = settings.uiModel.frame {
            space.size = size
            return space
        }
        guard let measured else {
            space.size = CGSize(width: facts.width, height: facts.height)
            space.insets = facts.insets
            return space
        }
        let frame = measured.frame(in: .global)
        let covered = facts.insets
        space.insets = measured.safeAreaInsets
        var size = frame.size
        func reach(_ edge: Edge, _ inset: CGFloat, _ own: WritableKeyPath<EdgeInsets, CGFloat>, _ gap: CGFloat) {
            // The page respects the safe area; a view at the page's edge could extend into it.
            guard inset > 0, space.insets[keyPath: own] == 0, abs(gap - inset) < 1 else { return }
            space.reached.insert(Edge.Set(edge))
            space.insets[keyPath: own] = inset
            if edge == .top || edge == .bottom { size.height += inset } else { size.width += inset }
        }
        reach(.top, covered.top, \.top, frame.minY)
        reach(.bottom, covered.bottom, \.bottom, facts.height - frame.maxY)
        reach(.leading, covered.leading, \.leading, facts.isRightToLeft ? facts.width - frame.maxX : frame.minX)
        reach(.trailing, covered.trailing, \.trailing, facts.isRightToLeft ? frame.minX : facts.width - frame.maxX)
        // If the page scrolls, the layer covers only its visible part.
        space.size = CGSize(width: size.width, height: min(size.height, facts.height))
        return space
    }

    // MARK: Elements

    /// Lets the layer's element reach the edges of the window below notches and bars.
    func describe(_ appearance: inout Appearance) {
        appearance.addClass(StateClass.stage)
        let reached = known.reached
        func side(_ edge: Edge.Set, _ property: String, _ name: String) {
            if reached.contains(edge) { appearance.set(property, "calc(-1*env(safe-area-inset-\(name)))") }
        }
        let isRightToLeft = settings.facts.isRightToLeft
        side(.top, "top", "top")
        side(.bottom, "bottom", "bottom")
        side(.leading, isRightToLeft ? "right" : "left", isRightToLeft ? "right" : "left")
        side(.trailing, isRightToLeft ? "left" : "right", isRightToLeft ? "left" : "right")
    }

    /// Applies the layer's settings to a modal in it.
    func describe(_ layer: inout LayerDescription, of machine: PresentationMachine) {
        let modal = machine.descriptor.options.option(NamedLayerOption.self)
        let model = settings.uiModel
        // The order of the elements decides the stacking. A z-index inside a view would do so, too.
        layer.overlay.set("z-index", nil)
        let preferred = place.count == 1 ? modal?.dimmingViewColor : nil
        layer.overlay.set("--dim", (preferred ?? model.dimmingViewColor).css)
        // The browser knows about the keyboard before the server.
        if let lift = model.keyboardObserverSubUIModel.keyboardResponsivenessStrategy.attribute {
            layer.overlay.attribute(AttributeName.lift, lift)
        }
        if settings.movesFocusedModalOnly { layer.overlay.addClass(StateClass.liftsFocused) }
        switch model.dimmingViewTapAction {
        case .none: break
        case .passTapsThrough:
            layer.isModal = false
            layer.overlay.addClass("through")
            layer.surface.attribute("role", "group")
        case .sendActionToTopmostModal:
            if let modal { layer.attempts.append { _ in modal.tapped() } }
        }
        guard case .fixed(let size, let alignment, let offset) = model.frame else { return }
        layer.overlay.set("width", size.width.px)
        layer.overlay.set("height", size.height.px)
        layer.overlay.set("place-self", alignment.css)
        layer.overlay.set("translate", "\(offset.width.px) \(offset.height.px)")
    }
}
