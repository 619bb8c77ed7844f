// SPDX-License-Identifier: Apache-2.0

/// The texts of one session that change over time, and their timer. Without such a text there is no timer.
@MainActor
final class TimedTexts {
    private struct Entry {
        weak var node: TextNode?
        let due: Duration
    }

    private unowned let tree: Tree
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var alarm: (any ScheduledAction)?
    private var alarmTime = Duration.zero
    private var lastRound = Duration.zero
    /// The minimum time between two updates, so that texts due shortly after each other change in one frame.
    private static let pause = Duration.milliseconds(250)
    /// A timer may fire a moment before the wall clock reaches its time, which would cost another pause.
    private static let margin = Duration.milliseconds(5)
    /// The wall clock may be set, or the machine may sleep, so it is checked at least every hour.
    private static let longest = Duration.seconds(3600)

    init(_ tree: Tree) { self.tree = tree }

    /// Schedules the node's text for an update, unless an earlier one replaces it or the node goes away.
    func refresh(_ node: TextNode, after delay: Duration) {
        guard tree.runsEffects else { return }
        entries[ObjectIdentifier(node)] = Entry(
            node: node, due: tree.clock.now + min(delay, Self.longest) + Self.margin)
        setAlarm()
    }

    func forget(_ node: TextNode) {
        guard entries.removeValue(forKey: ObjectIdentifier(node)) != nil, entries.isEmpty else { return }
        alarm?.cancel()
        alarm = nil
    }

    private func setAlarm() {
        guard let first = entries.values.map(\.due).min() else { return }
        let time = max(first, lastRound + Self.pause)
        if alarm != nil, alarmTime <= time { return }
        alarm?.cancel()
        alarmTime = time
        alarm = tree.clock.after(time - tree.clock.now) { [weak self] in self?.ring() }
    }

    private func ring() {
        alarm = nil
        lastRound = tree.clock.now
        // Runs in a turn, so that all changes are in one frame.
        tree.mailbox.perform { [weak self] in self?.round() }
    }

    private func round() {
        let now = tree.clock.now
        for (key, entry) in entries where entry.due <= now {
            entries[key] = nil
            entry.node?.refresh()
        }
        setAlarm()
    }
}

extension Tree {
    var passingTexts: TimedTexts { companion(TimedTexts.self, make: TimedTexts.init) }
}
