// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A sequence of dates at which a ``TimelineView`` updates its content.
public protocol TimelineSchedule {
    /// The update frequency.
    typealias Mode = TimelineScheduleMode
    /// The sequence of dates.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// Returns dates in ascending order. The first is not after `startDate` if there is such a date.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The update frequency of a schedule.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// The normal frequency.
    case normal
    /// A reduced frequency for dimmed displays, which browsers do not report.
    case lowFrequency
}

/// A schedule of every whole minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Hashable, Sendable {
    /// Creates a schedule.
    public init() {}
    /// Returns the whole minutes from the current one on.
    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// A schedule of dates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Hashable, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule with an interval in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = max(interval, 0.001)
    }

    /// The dates of a periodic schedule, without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate var count: Double

        /// Returns the next date.
        public mutating func next() -> Date? {
            defer { count += 1 }
            return start.addingTimeInterval(count * interval)
        }
    }

    /// Returns the dates from the latest one before `startDate` on.
    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(start: start, interval: interval, count: max(passed, 0))
    }
}

/// A schedule of listed dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries
    /// Creates a schedule with dates in ascending order.
    public init(_ dates: Entries) { self.dates = dates }
    /// Returns the dates of the list.
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// A schedule of frequent updates for continuous motion. Each update sends a frame, so there are at most 20 per second;
/// prefer an animation for changes that the browser can play.
public struct AnimationTimelineSchedule: TimelineSchedule, Hashable, Sendable {
    static let shortest = 0.05
    private let interval: Double
    let isPaused: Bool

    /// Creates a schedule with a minimum interval in seconds, which is 0.05 or more.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 0, Self.shortest)
        isPaused = paused
    }

    /// Returns dates at the minimum interval, or only the start while it is paused.
    public func entries(from start: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: start, by: isPaused ? .greatestFiniteMagnitude : interval)
            .entries(from: start, mode: mode)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule of every whole minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns a schedule with an interval in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule of 20 updates per second.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// Returns a schedule with a minimum interval in seconds, which is 0.05 or more.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule {
    /// Returns a schedule of listed dates in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
