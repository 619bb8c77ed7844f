// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A view that updates its content at the dates of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///     Text(context.date, format: .dateTime.hour().minute().second())
/// }
/// ```
/// It follows the server's clock, and only while it is visible and a browser is connected.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
    @State private var dates = TimelineDates<Schedule>()

    /// The input of the content.
    public struct Context {
        /// The precision of the dates. Seconds need not be shown if the content only updates every minute.
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
        /// The date of the schedule.
        public let date: Date
        /// The precision of the dates.
        public let cadence: Cadence

        /// Has no effect, because the content updates at every date.
        public func invalidateTimelineContent() {}
    }
}

/// The input of a ``TimelineView``'s content, independent of its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    /// Creates a timeline view.
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    /// The content for the current date.
    @MainActor public var body: some View {
        content(dates.show(schedule))
            .onAppear { dates.isShown = true }
            .onDisappear { dates.isShown = false }
    }
}

/// The dates of a timeline view, with the timer for the next one.
final class TimelineDates<Schedule: TimelineSchedule>: Dependency, @unchecked Sendable {
    @MainActor private var schedule: Schedule?
    @MainActor private var moments: AnyIterator<Date>?
    @MainActor private var current: Date?
    @MainActor private var next: Date?
    @MainActor private var alarm: (any ScheduledAction)?
    /// The tolerance for timers that fire early, in seconds.
    private static var margin: Double { 0.005 }

    override init() {}

    @MainActor var isShown = false {
        didSet {
            guard isShown != oldValue else { return }
            if isShown { changed() } else { rest() }
        }
    }

    /// Returns the current date, and schedules another evaluation of the body for the next one.
    @MainActor func show(_ wanted: Schedule) -> TimelineViewDefaultContext {
        recordRead()
        guard let tree = SessionContext.current?.tree else {
            return TimelineViewDefaultContext(date: .now, cadence: .live)
        }
        let now = Date(timeIntervalSince1970: tree.clock.date)
        take(wanted, from: now)
        while let moment = next, moment.timeIntervalSince(now) <= Self.margin {
            current = moment
            next = moments?.next()
            // A list of past dates would never end.
            if let next, next.timeIntervalSince(moment) <= 0 { self.next = nil }
        }
        setAlarm(now, tree)
        return TimelineViewDefaultContext(date: current ?? next ?? now, cadence: cadence)
    }

    @MainActor private func take(_ wanted: Schedule, from now: Date) {
        if let known = schedule, isSame(known, wanted) { return }
        schedule = wanted
        moments = AnyIterator(wanted.entries(from: now, mode: .normal).makeIterator())
        // A paused schedule keeps its date.
        if let animation = wanted as? AnimationTimelineSchedule, animation.isPaused, current != nil {
            moments = nil
        } else {
            current = nil
        }
        next = moments?.next()
    }

    @MainActor private func isSame(_ a: Schedule, _ b: Schedule) -> Bool {
        var a = a
        return FieldPlan.of(Schedule.self).isEqual(&a, to: b)
    }

    @MainActor private var cadence: TimelineViewDefaultContext.Cadence {
        guard let current, let next else { return .live }
        let pause = next.timeIntervalSince(current)
        return pause >= 60 ? .minutes : pause >= 1 ? .seconds : .live
    }

    @MainActor private func setAlarm(_ now: Date, _ tree: Tree) {
        rest()
        guard isShown, let next, next.timeIntervalSince(now) < 1e9 else { return }
        // The timer is limited to an hour, because the system clock may be changed.
        let pause = min(max(next.timeIntervalSince(now), AnimationTimelineSchedule.shortest), 3600)
        alarm = tree.clock.after(.seconds(limiting: pause)) { [weak self, weak tree] in
            tree?.presence.whenPresent { tree?.mailbox.perform { if self?.isShown == true { self?.changed() } } }
        }
    }

    @MainActor private func rest() {
        alarm?.cancel()
        alarm = nil
    }
}
