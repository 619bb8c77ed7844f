// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension ProgressView {
    /// Creates a view that shows which part of an interval has passed.
    ///
    /// ```swift
    /// struct Break: View {
    ///     let start: Date
    ///
    ///     var body: some View {
    ///         ProgressView(timerInterval: start...start + 300) {
    ///             Text("Break")
    ///         } currentValueLabel: {
    ///             Text(start + 300, style: .time)
    ///         }
    ///     }
    /// }
    /// ```
    /// It follows the server's clock while it is visible, in up to 200 steps and at most four times a second.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval.
    ///   - countsDown: A Boolean that is `true` if the bar is full at the beginning and empty at the end.
    ///   - label: The label.
    ///   - currentValueLabel: The label of the current value.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value: 0, label: label, currentValueLabel: currentValueLabel)
        timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a view that shows which part of an interval has passed, and a clock that counts through the interval.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval.
    ///   - countsDown: A Boolean that is `true` if the bar is full at the beginning and empty at the end.
    ///   - label: The label.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a view that shows which part of an interval has passed, and a clock that counts through the interval.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval.
    ///   - countsDown: A Boolean that is `true` if the bar is full at the beginning and empty at the end.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

/// The default label of a progress view for an interval: a clock.
nonisolated public struct DefaultDateProgressLabel: View, BuiltInView {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// The content of the view.
    @MainActor public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// The dates at which a progress view for an interval changes.
nonisolated struct ProgressTimer: TimelineSchedule {
    let interval: ClosedRange<Date>
    let countsDown: Bool
    /// The minimum time between two changes, in seconds.
    private static let pause = 0.25
    private static let steps = 200.0

    private var length: Double { interval.upperBound.timeIntervalSince(interval.lowerBound) }

    func fraction(at date: Date) -> Double {
        let passed = length > 0 ? (date.timeIntervalSince(interval.lowerBound) / length).limited(to: 0...1) : 1
        return countsDown ? 1 - passed : passed
    }

    func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
        let (first, last) = (interval.lowerBound, interval.upperBound)
        let pause = max(Self.pause, length / Self.steps)
        var next: Date? = startDate
        return AnyIterator {
            guard let date = next else { return nil }
            next = date >= last ? nil : min(max(date, first) + pause, last)
            return date
        }
    }
}
