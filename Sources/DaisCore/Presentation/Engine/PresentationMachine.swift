// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One presentation from being wanted to being gone. The states are drawn at ``PresentationState``.
///
/// Its elements and content exist from `mounting` to `removed`; in between they may leave and come back. Events of the
/// browser carry the epoch of the appearance they belong to, so a late one changes nothing.
@MainActor
final class PresentationMachine {
    let id: PresentationID
    /// Names it for coordinators and observers.
    let entryID: UUID
    /// Follows the order of the layers.
    var zIndex: Int {
        didSet { if zIndex != oldValue { describeLayer() } }
    }
    var track = PresentationTrack()
    let kind: PresentationKind
    let rank: PresentationKind.Rank
    let source: PresentationSourceNode
    let parent: PresentationMachine?
    /// How many presentations it stands in.
    let nesting: Int
    private(set) var state = PresentationState.pending
    private(set) var epoch = 1
    /// Whether the owner wants it, as far as is known.
    private(set) var isWanted = true
    /// Whether its exit has been seen to the end; it may still wait for what it contains.
    private(set) var isExitOver = false
    private(set) var content: PresentationRoot?
    private(set) var layer: PresentationLayer?
    private(set) var descriptor: PresentationDescriptor
    /// Where its layer is.
    private(set) weak var place: PresentationPlace?
    private let box: ContentBox
    unowned let engine: PresentationEngine
    /// Runs while it waits for a place.
    var patience: (any ScheduledAction)?
    private var exitTimer: (any ScheduledAction)?
    /// What has a time is over when it has passed. In a turn of its own, which what is written then belongs to.
    private lazy var timeout = PresentationTimeout(engine.tree.clock) { [weak self] in
        self?.engine.tree.effect { self?.exit(.timeout) }
    }
    /// Whether its source has gone and it stays until its time is over.
    private(set) var isOnItsOwn = false
    /// Whether its present coming or going takes no time; see ``Transaction/disablesAnimations``.
    private(set) var isStill = false
    /// Whether the end of what it stands in does not concern it.
    var staysBehind: Bool { descriptor.outlivesSource && state.isMounted && !isLeaving }
    private(set) var hasBeenPresented = false
    private var look = Appearance()
    private var isConfirmed = false
    private var hasWithdrawn = false

    /// The client ends every motion within a second; a round trip comes on top. Then its word is not waited for: a laptop
    /// that was closed in the middle of an exit must not keep the layer, nor `onDismiss`, for ever.
    static let exitLimit = Duration.seconds(4)
    /// Content that plays its own exit has this long to say that it is over. No motion lasts so long; a completion that
    /// was forgotten would keep the layer for ever.
    static let ownExitLimit = Duration.seconds(5)

    init(_ wanted: DesiredPresentation, engine: PresentationEngine) {
        id = wanted.id
        entryID = wanted.descriptor.entryID ?? UUID()
        zIndex = wanted.descriptor.zIndex
        kind = wanted.descriptor.kind
        rank = wanted.rank
        source = wanted.source
        parent = wanted.parent
        nesting = (wanted.parent?.nesting ?? 0) + 1
        descriptor = wanted.descriptor
        box = ContentBox(wanted.descriptor.content)
        self.engine = engine
        isStill = engine.isStill(wanted.source)
    }

    var isLeaving: Bool { state.isLeaving }

    // MARK: The owner

    /// The source's body ran: its content is brought up to date before anything that reads it is evaluated.
    func sourceChanged() {
        guard let current = source.descriptors.first(where: { $0.key == id.key }) else { return box.freeze() }
        guard !isLeaving else { return }
        descriptor = current
        box.replace(current.content)
    }

    /// The owner wants it, still or again.
    func keep(_ wanted: PresentationDescriptor) {
        switch state {
        case .exiting where isWanted:
            // The user's wish; the owner has until the end of the exit to agree.
            return
        case .exiting, .parked:
            if case .parked(let reason) = state {
                PresentationDiagnostics.report(.refused(self, reason))
            }
            isWanted = true
            descriptor = wanted
            box.replace(wanted.content)
            comeBack(state.reason?.needsAgreement == true && !isConfirmed ? .refuse : .revive)
        default:
            if isOnItsOwn { adopt(wanted) }
            content?.refresh()
            describeLayer()
        }
    }

    private func adopt(_ wanted: PresentationDescriptor) {
        isOnItsOwn = false
        isWanted = true
        descriptor = wanted
        box.replace(wanted.content)
    }

    /// The owner no longer wants it.
    func drop(_ reason: DismissalReason) {
        isWanted = false
        box.freeze()
        switch state {
        case .exiting: confirmExit()
        case .parked: move(.dropped)
        case _ where staysBehind && reason.isOfSource: isOnItsOwn = true
        default: exit(reason)
        }
    }

    // MARK: Exit

    /// The one way out, whoever asks.
    func exit(_ reason: DismissalReason) {
        guard move(.exit(reason)) else { return }
        engine.tree.scope.known(PageTitles.self)?.renew()
        guard state.isMounted, let layer else { return }
        timeout.isCounting = false
        isExitOver = false
        isConfirmed = false
        hasWithdrawn = false
        be(still: leavesStill(reason))
        descriptor.onWillDismiss?(reason)
        // A child that goes with its parent comes back with it, unless the exit was not turned round.
        if reason != .parentDismissed { withdraw() }
        if !isWanted || reason == .programmatic { confirmExit() }
        guard layer.isOnPage else { return exitEnded(epoch: epoch) }
        let epoch = epoch
        if let playExit = descriptor.playExit { return letContentLeave(playExit) }
        exitTimer = engine.tree.clock.after(Self.exitLimit) { [weak self] in self?.exitEnded(epoch: epoch) }
    }

    private func be(still: Bool) {
        guard still != isStill else { return }
        isStill = still
        describeLayer()
    }

    /// The content's own exit is part of the same frame as the cause.
    private func letContentLeave(_ playExit: @escaping (@escaping () -> Void) -> Void) {
        let epoch = epoch
        exitTimer = engine.tree.clock.after(Self.ownExitLimit) { [weak self] in
            self?.engine.tree.effect { self?.exitForgotten(epoch: epoch) }
        }
        engine.tree.afterUpdate { [weak self] in
            guard let self, epoch == self.epoch, isLeaving else { return }
            playExit { MainTurn.run { [weak self] in self?.exitEnded(epoch: epoch) } }
        }
    }

    private func exitForgotten(epoch: Int) {
        guard epoch == self.epoch, isLeaving, !isExitOver else { return }
        PresentationDiagnostics.unfinished(self)
        exitEnded(epoch: epoch)
    }

    /// The owner of something that has outlived its source does not want it any more.
    func letGo() {
        if isOnItsOwn { exit(.programmatic) }
    }

    /// What `dismiss()` means inside.
    func dismiss() {
        if let question { question() } else { exit(.programmatic) }
    }

    private func confirmExit() {
        guard !isConfirmed else { return }
        isConfirmed = true
        layer?.command(.exit, epoch: epoch)
    }

    private func withdraw() {
        guard !hasWithdrawn else { return }
        hasWithdrawn = true
        descriptor.withdraw()
    }

    /// The browser has played the exit that it knows of.
    func exitPlayed(epoch: Int) {
        if descriptor.playExit == nil { exitEnded(epoch: epoch) }
    }

    /// The exit is over, or enough time has passed.
    func exitEnded(epoch: Int) {
        guard epoch == self.epoch, isLeaving, !isExitOver else { return }
        exitTimer?.cancel()
        exitTimer = nil
        isExitOver = true
        engine.setNeedsReconcile()
    }

    private func comeBack(_ command: LayerCommand) {
        move(.wanted)
        exitTimer?.cancel()
        exitTimer = nil
        isExitOver = false
        hasWithdrawn = false
        timeout.isHeld = false
        isStill = engine.isStill(source)
        epoch += 1
        describeLayer()
        layer?.command(command, epoch: epoch)
        content?.refresh()
        if let onEnter = descriptor.onEnter { engine.tree.effect(onEnter) }
    }

    /// Whether the end of the exit would not be its end.
    var isKeptByOwner: Bool { state.next(.exitOver(isWanted: isWanted)) != .removed }

    /// After the exit: away with it, unless the owner has not agreed.
    func finishExit() { move(.exitOver(isWanted: isWanted)) }

    // MARK: The browser

    func entered(epoch: Int) {
        guard epoch == self.epoch, move(.settled) else { return }
        timeout.isCounting = true
        be(still: false)
        guard !hasBeenPresented else { return }
        hasBeenPresented = true
        // By now; what is loaded a moment later is no mistake before.
        if layer?.isEmpty == true { engine.reportOnce(.empty(self)) }
        descriptor.didPresent?()
    }

    /// The user's dismissal; the client has started the exit already.
    func dismissedByUser(_ reason: DismissalReason, epoch: Int) {
        guard epoch == self.epoch, state.isMounted, !isLeaving else { return }
        // Back means what Escape means.
        guard allowed.contains(reason) || reason == .back && allowed.contains(.escape) else {
            // It was allowed when the page was last told.
            self.epoch += 1
            describeLayer()
            layer?.command(.refuse, epoch: self.epoch)
            return
        }
        let cancel = reason == .button ? nil : escapeButton
        exit(reason)
        _ = cancel?.handle(.click, .null)
    }

    /// The user tried what is not allowed.
    func attempted(_ reason: DismissalReason, epoch: Int) {
        guard epoch == self.epoch, !isLeaving else { return }
        engine.tracker.attempted(self, reason)
        for attempt in attempts { attempt(reason) }
    }

    /// A finger has taken hold of it, or lets go; another height may also be chosen without one. Answers whether it counts.
    func moved(_ phase: String, epoch: Int) -> Bool {
        guard epoch == self.epoch, state.isMounted, !isLeaving else { return false }
        move(phase == "began" ? .drag : state == .interacting ? .cancelled : .resize)
        return true
    }

    /// The browser's clock for the layer stands still, or goes on.
    private func held(_ payload: EventPayload) {
        if let isHeld = payload[0].bool, payload[1].int == epoch { timeout.isHeld = isHeld }
    }

    // MARK: What the content says

    private lazy var memory = LayerMemory(presenter: source.presenterName, at: source.modifier.site)
    private var options = PresentationOptions()
    /// What the user may dismiss it by now.
    private var allowed: [DismissalReason] = []
    private var attempts: [(DismissalReason) -> Void] = []
    private var question: (() -> Void)?
    /// The button that Escape, or a press outside, stands for.
    var escapeButton: Element? {
        didSet { if escapeButton !== oldValue { describeLayer() } }
    }

    private func readOptions() {
        guard let content else { return }
        options = content.collect(PresentationOptionsKey.self)
        describeLayer()
    }

    func describeLayer() {
        guard let layer else { return }
        if source.isMounted { look = InheritedLook.of(source) }
        var description = LayerDescription(kind, look: look, memory: memory)
        description.overlay.set("z-index", "\(zIndex)")
        if !kind.laysOutContent { description.label(layer.name, hasMessage: descriptor.hasMessage) }
        place?.stage?.describe(&description, of: self)
        // What lies in a host lies below what covers the window.
        if place?.frame != nil { description.overlay.attribute("data-inert", nil) }
        if kind == .toast { engine.clearance.describe(&description.overlay) }
        descriptor.options.apply(to: &description)
        options.apply(to: &description)
        if escapeButton != nil { description.dismissals.append(.escape) }
        if isStill { description.overlay.attribute("data-still", "") }
        description.finish()
        allowed = description.dismissals
        attempts = description.attempts
        question = description.question
        timeout.limit = description.timeout
        if description.timeout != nil { description.handlers[.hold] = { [weak self] in self?.held($0) } }
        let height = layer.detent
        layer.write(description, epoch: epoch)
        if layer.detent != height { move(.resize) }
    }

    // MARK: Mounting and removal

    func mount(number: Int, in place: PresentationPlace) {
        guard move(.ready) else { return }
        self.place = place
        let layer = PresentationLayer(kind, number: number, in: engine.tree)
        self.layer = layer
        layer.answer(for: self)
        let environment = PresentationEnvironment.make(for: self, name: layer.name, parent: source.context.environment)
        layer.mountView = { [source] box, element in
            PresentationRoot(box, in: element, source: source, environment: environment)
        }
        layer.container.fill {
            let root = PresentationRoot(box, in: layer.container, source: source, environment: environment)
            content = root
            return root
        }
        content?.preferences.read(ObjectIdentifier(PresentationOptionsKey.self)) { [weak self] in
            self?.readOptions()
        }
        readOptions()
        for action in [descriptor.onPresent, descriptor.onEnter].compactMap(\.self) { engine.tree.effect(action) }
        move(.mounted)
    }

    /// Takes the elements and the content away. `onDismiss` follows `onDisappear` of the content.
    private func unmount(reports: Bool) {
        timeout.isCounting = false
        exitTimer?.cancel()
        exitTimer = nil
        guard let content else {
            // Who waits in a queue hears that it is over; who was never to be seen is not told of an end.
            if reports, kind.limit != nil { end() }
            return
        }
        content.unmount()
        layer?.stand(beside: nil)
        layer?.unmount()
        self.content = nil
        layer = nil
        if reports { end() }
    }

    private func end() {
        withdraw()
        engine.didRemove(self, onDismiss: descriptor.onDismiss)
    }

    /// The session is over: the views disappear, nobody dismissed anything.
    func discard() {
        state = .removed
        unmount(reports: false)
    }

    /// The place it is presented in has gone.
    func hostRemoved() { move(.hostRemoved) }

    @discardableResult
    private func move(_ event: PresentationState.Event) -> Bool {
        guard let next = state.next(event) else { return false }
        PresentationLog.transition(self, to: next)
        engine.tracker.moved(self, to: next)
        state = next
        if next == .removed { unmount(reports: true) }
        return true
    }
}
