// SPDX-License-Identifier: Apache-2.0

/// Mounts the content and the layer of one presentation, and describes the layer.
///
///     kind ─▶ inherited style ─▶ place ─▶ default transition ─▶ options of the source ─▶ options of the content
///                                                                               elements of the layer ◀─┘
///
/// Each stage may change what the stages before it have set.
@MainActor
final class LayerComposer {
    private unowned let machine: PresentationMachine
    private(set) var content: PresentationRoot?
    private(set) var layer: PresentationLayer?
    /// The place that holds the layer.
    private(set) weak var place: PresentationPlace?
    /// The values that the layer inherited when the source was last mounted.
    private var inherited = Appearance()
    /// Indicates whether the source has described the presentation again since the layer was written.
    var isOutdated = false
    private var options = PresentationOptions()
    private lazy var memory = LayerState(
        presenter: machine.source.presenterName, at: machine.source.modifier.site)
    /// The dismissals that the user may currently perform.
    private var allowed: [DismissalReason] = []
    /// Indicates whether the content has once let the user dismiss it.
    private var couldBeDismissed = false
    private var keepsBack = false
    /// Indicates whether the content has disabled Escape, or going back.
    private(set) var isGuarded = false
    /// Indicates whether everything below is closed off while the layer is open.
    private(set) var isBarrier = false
    /// Closures that receive attempts at dismissals that are not allowed.
    private(set) var attempts: [(DismissalReason) -> Void] = []
    /// The longest wait for the end of an exit, or `nil` for the default.
    private(set) var exitLimit: Duration?
    /// An action that replaces the `dismiss` action of the content.
    private(set) var question: ((DismissalConsent?) -> Void)?
    /// The button that Escape, or a press outside, activates.
    var escapeButton: Element? {
        didSet { if escapeButton !== oldValue { describe() } }
    }

    init(_ machine: PresentationMachine) { self.machine = machine }

    /// Returns whether the user may dismiss it in a way. Going back has the meaning of Escape, unless the content says
    /// otherwise.
    func allows(_ reason: DismissalReason) -> Bool {
        allowed.contains(reason) || reason == .back && allowed.contains(.escape) && !keepsBack
    }

    func mount(number: Int, in place: PresentationPlace) {
        self.place = place
        let layer = PresentationLayer(machine.kind, number: number, in: machine.engine.tree)
        self.layer = layer
        layer.answer(for: machine)
        memory.changed = { [weak self] in self?.describe() }
        let environment = PresentationEnvironment.make(
            for: machine, name: layer.name, parent: machine.source.context.environment)
        layer.mountView = { [unowned machine] box, element in
            PresentationRoot(box, in: element, of: machine, environment: environment)
        }
        layer.container.fill {
            let root = PresentationRoot(machine.box, in: layer.container, of: machine, environment: environment)
            content = root
            return root
        }
        content?.preferences.read(ObjectIdentifier(PresentationOptionsKey.self)) { [weak self] in
            self?.readOptions()
        }
        readOptions()
    }

    /// Removes the content and the elements. Returns `false` if there are none.
    func unmount() -> Bool {
        guard let content else { return false }
        content.unmount()
        layer?.stand(beside: nil)
        layer?.unmount()
        self.content = nil
        layer = nil
        return true
    }

    private func readOptions() {
        guard let content else { return }
        options = content.collect(PresentationOptionsKey.self)
        describe()
    }

    /// Writes the layer's elements if the source, or the style around it, has changed.
    func refresh() {
        guard layer != nil else { return }
        if isOutdated || hasNewStyle { describe() }
    }

    /// Writes the layer's elements. Unchanged values send nothing.
    func describe() {
        guard let layer else { return }
        isOutdated = false
        machine.engine.effort.descriptions += 1
        let description = description(of: layer)
        allowed = description.dismissals
        keepsBack = description.keepsBack
        isGuarded = !description.refused.isDisjoint(with: [.escape, .back])
        attempts = description.attempts
        question = description.question
        exitLimit = description.exitLimit
        machine.timeout.limit = description.timeout
        let (height, wasAnchored) = (layer.detent, layer.isAnchored)
        if isBarrier != description.isBarrier {
            isBarrier = description.isBarrier
            machine.engine.tree.document.layers.changed()
        }
        layer.write(description, epoch: machine.epoch)
        if layer.detent != height { machine.move(.resize) }
        if layer.isAnchored != wasAnchored { machine.engine.setNeedsReconcile() }
        content?.height = choice(description)
    }

    private var hasNewStyle: Bool {
        guard machine.source.isMounted else { return false }
        machine.engine.effort.styles += 1
        let style = InheritedStyle.of(machine.source)
        return style.declarations != inherited.declarations || style.attributes != inherited.attributes
    }

    private func choice(_ description: LayerDescription) -> HeightChoice? {
        guard description.heights.count > 1, let layer, let chosen = layer.detent.flatMap({ Int($0) })
        else { return nil }
        return HeightChoice(
            names: description.heights, chosen: chosen, isInState: description.isHeightInState
        ) { [weak machine, weak layer] in
            if let machine { layer?.restore($0, machine) }
        }
    }

    private func description(of layer: PresentationLayer) -> LayerDescription {
        let (kind, descriptor) = (machine.kind, machine.descriptor)
        if machine.source.isMounted { inherited = InheritedStyle.of(machine.source) }
        var description = LayerDescription(kind, inherited: inherited, memory: memory)
        description.environment = machine.source.context.environment
        description.overlay.set("z-index", "\(machine.zIndex)")
        if !kind.laysOutContent { description.label(layer.name, hasMessage: descriptor.hasMessage) }
        place?.stage?.describe(&description, of: machine)
        // A layer inside a host lies below everything that covers the window.
        if place?.frame != nil { description.overlay.attribute(AttributeName.inert, nil) }
        description.coversPart = place?.isPart ?? false
        if kind == .sheet, place?.isNarrow == true { description.styles.append(.hostSheet) }
        if kind == .toast { machine.engine.clearance.describe(&description.overlay) }
        let around = EnvironmentValues(scope: machine.source.context.environment)
        around.defaultTransitions.apply(to: &description, of: kind)
        descriptor.options.apply(to: &description)
        options.apply(to: &description)
        if let prepared = machine.prepared {
            description.overlay.attribute(AttributeName.prepared, prepared.name)
            description.overlay.attribute("inert", "")
            description.styles.append(.prepared)
        }
        for style in description.styles { machine.engine.tree.document.requireRules(of: style) }
        description.refuse()
        if escapeButton != nil { description.dismissals.append(.escape) }
        if machine.isStill { description.overlay.attribute(AttributeName.still, "") }
        keepTab(&description)
        description.finish()
        if description.timeout != nil {
            description.handlers[.hold] = { [weak machine] in machine?.held($0) }
        }
        return description
    }

    /// Lets the browser ask before it leaves unsaved work. A presentation that could be dismissed, and cannot any more,
    /// has some. One that never could, such as a mandatory sign-in, need not have any.
    private func keepTab(_ description: inout LayerDescription) {
        // Before that, no option of the content is known.
        guard content != nil else { return }
        if !description.isDismissDisabled { couldBeDismissed = true }
        guard description.keepsTab ?? (description.isDismissDisabled && couldBeDismissed) else { return }
        description.overlay.attribute(AttributeName.leave, "")
    }
}

extension PresentationMachine {
    var content: PresentationRoot? { composer.content }
    var layer: PresentationLayer? { composer.layer }
    /// The place that holds the layer.
    var place: PresentationPlace? { composer.place }

    func describeLayer() { composer.describe() }

    /// Performs the `dismiss` action of the content, or what a button that ends the presentation does.
    func dismiss(_ reason: DismissalReason = .programmatic) {
        if let question = composer.question { question(nil) } else { exit(reason) }
    }
}
