// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Shows its content anew at the moments of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///     Text(context.date, format: .dateTime.hour().minute().second())
/// }
/// ```
/// The server's clock counts, and only while the view is shown and a browser is connected.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
    @State private var course = TimelineCourse<Schedule>()

    /// What the content is told.
    public struct Context {
        /// How fine the content may be: seconds need not be shown where only minutes come.
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
        /// The moment of the schedule.
        public let date: Date
        public let cadence: Cadence

        /// Content is shown anew with every moment in any case.
        public func invalidateTimelineContent() {}
    }
}

/// What the content of a ``TimelineView`` is told, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    @MainActor public var body: some View {
        content(course.show(schedule))
            .onAppear { course.isShown = true }
            .onDisappear { course.isShown = false }
    }
}

/// The moments of one timeline view, and the timer for the next one.
final class TimelineCourse<Schedule: TimelineSchedule>: Dependency, @unchecked Sendable {
    @MainActor private var schedule: Schedule?
    @MainActor private var moments: AnyIterator<Date>?
    @MainActor private var current: Date?
    @MainActor private var next: Date?
    @MainActor private var alarm: (any ScheduledAction)?
    /// Timers may ring a moment early.
    private static var margin: Double { 0.005 }

    override init() {}

    @MainActor var isShown = false {
        didSet {
            guard isShown != oldValue else { return }
            if isShown { changed() } else { rest() }
        }
    }

    /// What is to be shown now; asked for by the body, which is evaluated again when that has passed.
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
            // A list of the past would never end.
            if let next, next.timeIntervalSince(moment) <= 0 { self.next = nil }
        }
        setAlarm(now, tree)
        return TimelineViewDefaultContext(date: current ?? next ?? now, cadence: cadence)
    }

    @MainActor private func take(_ wanted: Schedule, from now: Date) {
        if let known = schedule, isSame(known, wanted) { return }
        schedule = wanted
        moments = AnyIterator(wanted.entries(from: now, mode: .normal).makeIterator())
        // What is paused stays where it is.
        if let animation = wanted as? AnimationTimelineSchedule, animation.isPaused, current != nil {
            moments = nil
        } else {
            current = nil
        }
        next = moments?.next()
    }

    @MainActor private func isSame(_ a: Schedule, _ b: Schedule) -> Bool {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { FieldPlan.of(Schedule.self).equal(UnsafeRawPointer(a), UnsafeRawPointer($0)) }
        }
    }

    @MainActor private var cadence: TimelineViewDefaultContext.Cadence {
        guard let current, let next else { return .live }
        let pause = next.timeIntervalSince(current)
        return pause >= 60 ? .minutes : pause >= 1 ? .seconds : .live
    }

    @MainActor private func setAlarm(_ now: Date, _ tree: Tree) {
        rest()
        guard isShown, let next, next.timeIntervalSince(now) < 1e9 else { return }
        // Timers of days are looked at after an hour: the watch may be set.
        let pause = min(max(next.timeIntervalSince(now), AnimationTimelineSchedule.shortest), 3600)
        alarm = tree.clock.after(.seconds(pause)) { [weak self, weak tree] in
            tree?.attendance.whenPresent { tree?.mailbox.perform { if self?.isShown == true { self?.changed() } } }
        }
    }

    @MainActor private func rest() {
        alarm?.cancel()
        alarm = nil
    }
}
