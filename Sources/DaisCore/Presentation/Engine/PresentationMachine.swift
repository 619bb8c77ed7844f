// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Runs one presentation from its request to its removal. See ``PresentationState`` for a diagram of the states.
///
/// It holds the state and decides what happens. ``LayerComposer`` mounts the content and describes the layer,
/// ``PresentationExit`` waits for the end of an exit, and `BrowserReports.swift` handles the browser's events.
///
/// The elements and the content exist from `mounting` to `removed`; in between, an exit may be reversed. Browser events
/// carry the epoch of the appearance they belong to, so late events have no effect.
@MainActor
final class PresentationMachine {
    let id: PresentationID
    /// The id that coordinators and observers use.
    let entryID: UUID
    /// The z-index, which follows the order of the layers.
    var zIndex: Int {
        didSet { if zIndex != oldValue { describeLayer() } }
    }
    /// The content and the layer, which exist from `mounting` to `removed`.
    private(set) lazy var composer = LayerComposer(self)
    var track = PresentationTrack()
    /// The index of its request in the current pass, or `nil` if nothing requests it.
    var request: Int?
    /// The number of the last pass that has met its request.
    var metIn = 0
    let kind: PresentationKind
    let rank: PresentationKind.Rank
    let source: PresentationSourceNode
    let parent: PresentationMachine?
    /// The number of presentations that enclose it.
    let nesting: Int
    private(set) var state = PresentationState.pending
    private(set) var epoch = 1
    /// Indicates whether the owner still requests it, as far as the engine knows.
    private(set) var isWanted = true
    private(set) var descriptor: PresentationDescriptor
    let box: ContentBox
    unowned let engine: PresentationEngine
    /// A timer that runs while the presentation waits for a place.
    var patience: (any ScheduledAction)?
    /// The current exit, or the last one.
    private(set) var leaving = PresentationExit()
    /// Ends the presentation when its duration has passed. The exit runs in a turn, so that state written then belongs
    /// to it.
    private(set) lazy var timeout = PresentationTimeout(engine.tree.clock) { [weak self] in
        self?.engine.tree.effect { self?.exit(.timeout) }
    }
    /// Indicates whether the source is gone and the presentation stays until its duration has passed.
    private(set) var isOnItsOwn = false
    /// Indicates whether the current entry or exit is without animation; see ``Transaction/disablesAnimations``.
    private(set) var isStill = false
    /// Indicates whether it stays when its enclosing presentation ends.
    var staysBehind: Bool { descriptor.outlivesSource && state.isMounted && !isLeaving }
    private(set) var hasBeenPresented = false
    /// The state of the preparation; `nil` if its owner requests it.
    private(set) var prepared: PreparedPresentation?
    /// Its position among those that wait.
    var turn: PresentationTurn
    /// Indicates whether a policy makes it wait.
    private(set) var isQueued = false
    /// The place that it waits for.
    private(set) weak var waitsIn: PresentationPlace?
    /// Indicates whether its owner is told of its end. One that was never going to be shown is not.
    var tellsItsEnd: Bool { state != .pending || isQueued || kind.limit != nil }

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
        turn = engine.newTurn(for: wanted)
        isStill = engine.isStill(wanted.source) || wanted.descriptor.entersStill
    }

    var isLeaving: Bool { state.isLeaving }
    /// Indicates whether it is a menu that has nothing to offer, which is not shown.
    var isMenuWithoutItems: Bool {
        guard kind == .menu, let content, let layer else { return false }
        // The layer takes over changes of the content later.
        var elements: [Element] = []
        content.visitChildren { $0.collect(into: &elements) }
        return elements.isEmpty && layer.container.text == nil
    }

    // MARK: The owner

    /// Updates the content after the source's body ran, before any view that reads it is evaluated.
    ///
    /// - Parameter current: The new description, or `nil` if the source no longer requests the presentation.
    func sourceChanged(to current: PresentationDescriptor?) {
        guard let current else { return box.freeze() }
        let isSame = current.revision != nil && current.revision == descriptor.revision
        guard !isLeaving, !isSame || box.isFrozen else { return }
        adopt(current)
    }

    /// Handles that the owner requests the presentation, still or again.
    func keep(_ request: DesiredPresentation) {
        switch state {
        case .exiting where isWanted:
            // The user dismissed it; the owner has until the end of the exit to agree.
            return
        case .exiting, .parked:
            if case .parked(let reason) = state {
                PresentationDiagnostics.report(.refused(self, reason))
            }
            isWanted = true
            adopt(request.descriptor)
            comeBack(state.reason?.needsAgreement == true && !leaving.isConfirmed ? .refuse : .revive)
        default:
            if isOnItsOwn {
                isOnItsOwn = false
                isWanted = true
                adopt(request.descriptor)
            }
            // Most changes concern another presentation. The style around the source is compared when it has changed.
            if box.isStale { content?.refresh() }
            if composer.isOutdated { composer.refresh() }
        }
    }

    /// Replaces what it tells its owner.
    func replaceDescriptor(_ descriptor: PresentationDescriptor) { self.descriptor = descriptor }

    private func adopt(_ wanted: PresentationDescriptor) {
        descriptor = wanted
        composer.isOutdated = true
        box.replace(wanted.content)
        content?.item = wanted.item
    }

    /// Handles that the owner no longer requests the presentation.
    func drop(_ reason: DismissalReason) {
        isWanted = false
        box.freeze()
        switch state {
        case .exiting: confirmExit()
        case .parked: move(.dropped)
        case _ where staysBehind && reason.isOfSource: isOnItsOwn = true
        case .pending where isQueued && turn.request.outlivesPresenter && reason.isOfSource: engine.keepInLine(self)
        default: exit(reason)
        }
    }

    // MARK: Exit

    /// Starts the exit. All dismissals end here.
    func exit(_ reason: DismissalReason) {
        guard prepared == nil, move(.exit(reason)) else { return }
        engine.tree.scope.known(PageTitles.self)?.renew()
        guard state.isMounted, let layer else { return }
        timeout.isCounting = false
        leaving = PresentationExit()
        leaving.round = engine.round
        engine.toasts.note(self, reason)
        be(still: leavesStill(reason))
        descriptor.onWillDismiss?(reason)
        // A child that leaves with its parent returns with it if the exit is reversed.
        if reason != .parentDismissed {
            withdraw()
            conclude(reason)
        }
        if !isWanted || reason == .programmatic { confirmExit() }
        guard layer.isOnPage else { return exitEnded(epoch: epoch) }
        leaving.awaitEnd(of: self)
    }

    private func be(still: Bool) {
        guard still != isStill else { return }
        isStill = still
        describeLayer()
    }

    /// Ends a presentation that has outlived its source because its owner no longer requests it.
    func letGo() {
        if isOnItsOwn { exit(.programmatic) }
    }

    private func confirmExit() {
        guard !leaving.isConfirmed else { return }
        leaving.isConfirmed = true
        layer?.command(.exit, epoch: epoch)
    }

    private func withdraw() {
        guard !leaving.hasWithdrawn else { return }
        leaving.hasWithdrawn = true
        descriptor.withdraw()
    }

    /// Handles the end of the exit, reported or timed out.
    func exitEnded(epoch: Int) {
        guard epoch == self.epoch, isLeaving, !leaving.isOver else { return }
        leaving.end()
        engine.setNeedsReconcile()
    }

    private func comeBack(_ command: LayerCommand) {
        move(.wanted)
        leaving.end()
        leaving = PresentationExit()
        timeout.isHeld = false
        isStill = engine.isStill(source)
        answer(command)
        content?.refresh()
        if let onEnter = descriptor.onEnter { engine.tree.effect(onEnter) }
    }

    /// Sends a command that reverses an exit the browser has started, under a new epoch.
    func answer(_ command: LayerCommand) {
        epoch += 1
        describeLayer()
        layer?.command(command, epoch: epoch)
    }

    /// Indicates whether the owner still requests it, so that the end of the exit does not remove it.
    var isKeptByOwner: Bool { state.next(.exitOver(isWanted: isWanted)) != .removed }

    /// Removes the presentation after its exit, unless the owner still requests it.
    func finishExit() { move(.exitOver(isWanted: isWanted)) }

    // MARK: Preparation

    /// Mounts the content before the owner requests it. Until then it has no effects.
    func prepare(_ prepared: PreparedPresentation, number: Int, in place: PresentationPlace) {
        self.prepared = prepared
        prepared.held.begin(in: engine.tree)
        engine.tree.cycle.holding(prepared.held) { composer.mount(number: number, in: place) }
    }

    /// Evaluates prepared content that its source has described again.
    func renewPrepared() {
        guard let prepared else { return }
        engine.tree.cycle.holding(prepared.held) { content?.refresh() }
        composer.refresh()
    }

    /// Handles that the owner requests what was prepared.
    func request(_ wanted: PresentationDescriptor) {
        isStill = engine.isStill(source) || wanted.entersStill
        adopt(wanted)
    }

    /// Removes what was prepared. Its owner is told nothing.
    func discardPrepared() {
        guard prepared != nil else { return }
        engine.tree.cycle.holding(HeldEffects()) { _ = composer.unmount() }
        endPreparation()
        state = .removed
    }

    private func endPreparation() {
        prepared?.held.end()
        prepared = nil
    }

    // MARK: Mounting and removal

    /// Lets it wait for its turn in a place.
    func queue(in place: PresentationPlace?) {
        isQueued = true
        waitsIn = place
    }

    /// Ends it without a word, because another presentation has taken its turn.
    func moveOn() {
        state = .removed
        engine.effort.moves += 1
    }

    func mount(number: Int, in place: PresentationPlace) {
        guard move(.ready) else { return }
        isQueued = false
        show(number: number, in: place)
        for action in [descriptor.onPresent, descriptor.onEnter].compactMap(\.self) { engine.tree.effect(action) }
        move(.mounted)
    }

    /// Mounts the content, or shows that which was prepared in the same place.
    private func show(number: Int, in place: PresentationPlace) {
        if let prepared {
            let isReady = composer.place === place
            if !isReady { engine.tree.cycle.holding(HeldEffects()) { _ = composer.unmount() } }
            endPreparation()
            if isReady {
                prepared.held.release(in: engine.tree)
                content?.refresh()
                describeLayer()
                if let content { AppearanceScope.told(content, isShown: true) }
                return
            }
        }
        composer.mount(number: number, in: place)
    }

    /// Handles the end of the entry.
    func entered(epoch: Int) {
        guard epoch == self.epoch, move(.settled) else { return }
        timeout.isCounting = true
        be(still: false)
        guard !hasBeenPresented else { return }
        hasBeenPresented = true
        engine.toasts.note(self)
        // Content that loads during the entry counts; emptiness is reported only now.
        if layer?.isEmpty == true { engine.reportOnce(.empty(self)) }
        descriptor.didPresent?()
    }

    /// Removes the elements and the content. The `onDismiss` closure follows `onDisappear` of the content.
    private func unmount(reporting reason: DismissalReason?) {
        timeout.isCounting = false
        leaving.end()
        if let reason { conclude(reason) } else { descriptor.answer?.cancel() }
        let wasShown = composer.unmount()
        guard wasShown || isQueued || kind.limit != nil, let reason else { return }
        if !wasShown, reason == .rejected || reason == .replaced { descriptor.onRefuse?(reason) }
        withdraw()
        engine.didRemove(self, for: reason)
    }

    /// Discards the presentation when the session ends. Its views disappear, and no dismissal is reported.
    func discard() {
        state = .removed
        unmount(reporting: nil)
    }

    /// Handles the removal of its place.
    func hostRemoved() { move(.hostRemoved) }

    @discardableResult
    func move(_ event: PresentationState.Event) -> Bool {
        guard let next = state.next(event) else { return false }
        PresentationLog.transition(self, to: next)
        engine.tracker.moved(self, to: next)
        let reason = state.reason ?? event.reason ?? .hostRemoved
        if state != next { engine.effort.moves += 1 }
        state = next
        engine.tree.document.layers.changed()
        if next == .removed { unmount(reporting: reason) }
        return true
    }
}
