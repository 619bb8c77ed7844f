// SPDX-License-Identifier: Apache-2.0

/// The progress of one exit, which ends with a report or after a time limit.
@MainActor
struct PresentationExit {
    /// The longest wait for the client to report the end of an exit. The client ends every motion within a second, and
    /// a round trip adds to that. Without a limit, a laptop that was closed during an exit would keep the layer, and
    /// delay `onDismiss`, forever.
    static let limit = Duration.seconds(4)
    /// The longest wait for content that plays its own exit. No motion lasts this long; a completion that is never
    /// called would keep the layer forever.
    static let ownLimit = Duration.seconds(5)

    /// Indicates whether the exit has ended. The presentation may still wait for the presentations it contains.
    private(set) var isOver = false
    /// The number of the update in which the exit began. Exits of one update are reported from the top down.
    var round = 0
    /// Indicates whether the browser has been told that the owner agrees.
    var isConfirmed = false
    /// Indicates whether the source has written its binding.
    var hasWithdrawn = false
    private var deadline: (any ScheduledAction)?

    nonisolated init() {}

    /// Ends the exit when its motion has been played, or after the limit.
    mutating func awaitEnd(of machine: PresentationMachine) {
        let epoch = machine.epoch
        let tree = machine.engine.tree, limit = machine.composer.exitLimit
        guard let playExit = machine.descriptor.playExit else {
            deadline = tree.clock.after(limit ?? Self.limit) { [weak machine] in machine?.exitEnded(epoch: epoch) }
            return
        }
        deadline = tree.clock.after(limit ?? Self.ownLimit) { [weak machine] in
            machine?.engine.tree.effect { machine?.exitForgotten(epoch: epoch) }
        }
        // The content's own exit starts in the same frame as its cause.
        tree.afterUpdate { [weak machine] in
            guard let machine, epoch == machine.epoch, machine.isLeaving else { return }
            playExit { MainTurn.run { [weak machine] in machine?.exitEnded(epoch: epoch) } }
        }
    }

    mutating func end() {
        deadline?.cancel()
        deadline = nil
        isOver = true
    }
}

extension PresentationMachine {
    fileprivate func exitForgotten(epoch: Int) {
        guard epoch == self.epoch, isLeaving, !leaving.isOver else { return }
        PresentationDiagnostics.unfinished(self)
        exitEnded(epoch: epoch)
    }
}
