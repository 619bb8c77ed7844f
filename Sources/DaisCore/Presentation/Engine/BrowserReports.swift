// SPDX-License-Identifier: Apache-2.0

/// Handlers for the events of a layer. An event of an earlier epoch has no effect.
extension PresentationMachine {
    /// Handles that the browser has played its exit.
    func exitPlayed(epoch: Int) {
        if descriptor.playExit == nil { exitEnded(epoch: epoch) }
    }

    /// Handles a dismissal by the user. The client has already started the exit.
    func dismissedByUser(_ reason: DismissalReason, epoch: Int) {
        guard epoch == self.epoch, state.isMounted, !isLeaving else { return }
        // A layer below a modal is not dismissed. Otherwise the client's information was outdated, so it has to reverse
        // the exit.
        guard reason == .timeout || isReached else { return answer(.refuse) }
        guard composer.allows(reason) else {
            attempted(reason, epoch: epoch)
            return answer(.refuse)
        }
        let cancel = reason == .button ? nil : composer.escapeButton
        exit(reason)
        _ = cancel?.handle(.click, .null)
    }

    /// Indicates whether the user can be at the layer.
    private var isReached: Bool {
        guard let layer else { return false }
        return Reach.refusal(of: .action, at: layer.overlay) == nil
    }

    /// Reports an attempt at a dismissal that is not allowed.
    func attempted(_ reason: DismissalReason, epoch: Int) {
        guard epoch == self.epoch, !isLeaving, isReached else { return }
        engine.tracker.attempted(self, reason)
        for attempt in composer.attempts { attempt(reason) }
    }

    /// Handles Escape in a sheet with a button that cancels.
    ///
    /// The browser knew that the sheet may be dismissed, but what was typed just before can have changed that. Then this
    /// is an attempt, and the button is not pressed.
    func escaped(to button: Element?, epoch: Int) {
        guard epoch == self.epoch, !isLeaving, isReached else { return }
        guard composer.allows(.escape) else {
            attempted(.escape, epoch: epoch)
            return answer(.refuse)
        }
        guard let button, let overlay = layer?.overlay, button.attribute(AttributeName.cancels) != nil,
            sequence(first: button, next: \.parent).contains(where: { $0 === overlay }),
            Reach.refusal(of: .action, at: button) == nil
        else { return }
        _ = button.handle(.click, .null)
    }

    /// Handles the start or the end of a drag. A detent may also change without a drag. Returns whether the event is
    /// valid.
    func moved(_ phase: String, epoch: Int) -> Bool {
        guard epoch == self.epoch, state.isMounted, !isLeaving else { return false }
        move(phase == "began" ? .drag : state == .interacting ? .cancelled : .resize)
        return true
    }

    /// Pauses or resumes the timeout together with the browser's timer.
    func held(_ payload: EventPayload) {
        if let isHeld = payload[0].bool, payload[1].int == epoch { timeout.isHeld = isHeld }
    }
}
