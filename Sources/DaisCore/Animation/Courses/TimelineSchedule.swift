// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The moments at which a ``TimelineView`` shows its content anew.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date
    /// Moments in rising order, the first of them not after `startDate` if there is such a one.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule is to be followed.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal
    /// A display that is dimmed; a browser does not tell.
    case lowFrequency
}

/// Every whole minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Hashable, Sendable {
    public init() {}
    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Hashable, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// - Parameter interval: seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = max(interval, 0.001)
    }

    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate var count: Double

        public mutating func next() -> Date? {
            defer { count += 1 }
            return start.addingTimeInterval(count * interval)
        }
    }

    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(start: start, interval: interval, count: max(passed, 0))
    }
}

/// The moments of a list.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// As often as makes sense, for what moves all the time. Each moment is a frame on the wire, so there are at most 20 in
/// a second; what the browser can play by itself should be an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Hashable, Sendable {
    static let shortest = 0.05
    private let interval: Double
    let isPaused: Bool

    /// - Parameter minimumInterval: seconds.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 0, Self.shortest)
        isPaused = paused
    }

    public func entries(from start: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: start, by: isPaused ? .greatestFiniteMagnitude : interval)
            .entries(from: start, mode: mode)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
