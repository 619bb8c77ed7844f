// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a view that follows a progress object, such as ``Upload/progress``.
    ///
    /// ```swift
    /// struct Export: View {
    ///     let progress: Progress
    ///
    ///     var body: some View { ProgressView(progress) }
    /// }
    /// ```
    /// On Linux, nothing can observe a `Progress`. The view asks it four times a second while it is visible, until the
    /// progress is finished or canceled. It has no labels.
    nonisolated public init(_ progress: Progress) {
        self.init()
        followed = progress
    }
}

/// The dates at which a view asks a progress object.
nonisolated struct ProgressSchedule: TimelineSchedule {
    let progress: Progress
    /// The time between two questions, in seconds.
    private static let pause = 0.25

    func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
        var date = startDate
        return AnyIterator {
            guard !progress.isFinished, !progress.isCancelled else { return nil }
            defer { date += Self.pause }
            return date
        }
    }
}

extension Progress {
    /// The completed fraction, or `nil` if it is unknown.
    nonisolated var fraction: Double? { isIndeterminate ? nil : fractionCompleted }
}
