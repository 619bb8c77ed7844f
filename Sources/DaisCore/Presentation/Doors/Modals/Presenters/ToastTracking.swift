// SPDX-License-Identifier: Apache-2.0
import Observation

extension ToastPresenter {
    /// Shows a toast while an operation runs, and its end in the same toast.
    ///
    /// ```swift
    /// let photo = try await toastPresenter.track(
    ///     "Uploading…", success: { "Uploaded \($0)" }, failure: { "Not uploaded: \($0.localizedDescription)" }
    /// ) {
    ///     try await upload()
    /// }
    /// ```
    /// The toast stays until the operation ends, then four seconds after a success and ten after a failure. Screen
    /// readers announce both texts. If the operation is canceled, the toast leaves. If the user dismisses the toast, the
    /// operation goes on, and its end is not shown.
    ///
    /// - Parameters:
    ///   - title: The text while the operation runs.
    ///   - placement: The edge or corner of the window.
    ///   - success: A closure that returns the text for a result.
    ///   - failure: A closure that returns the text for an error.
    ///   - operation: The operation.
    /// - Returns: The result of the operation.
    @discardableResult
    public func track<Value>(
        _ title: String, placement: ToastPlacement = .automatic, success: (Value) -> String,
        failure: (any Error) -> String, operation: () async throws -> Value
    ) async rethrows -> Value {
        let toast = TrackedToast(title)
        let lifetime = present(
            TrackedToastLabel(toast: toast, placement: placement),
            style: .standard(duration: .persistent, placement: placement))
        do {
            let value = try await operation()
            toast.end(.succeeded, success(value))
            return value
        } catch {
            if error is CancellationError { lifetime.dismiss() } else { toast.end(.failed, failure(error)) }
            throw error
        }
    }
}

/// The operation of a toast.
@MainActor @Observable
final class TrackedToast {
    enum Phase { case running, succeeded, failed }

    private(set) var phase = Phase.running
    private(set) var title: String

    init(_ title: String) { self.title = title }

    func end(_ phase: Phase, _ title: String) {
        self.phase = phase
        self.title = title
    }
}

/// The content of a toast with an operation. It also sets how long the toast stays.
nonisolated struct TrackedToastLabel: View {
    let toast: TrackedToast
    let placement: ToastPlacement
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale

    init(toast: TrackedToast, placement: ToastPlacement) {
        self.toast = toast
        self.placement = placement
    }

    @MainActor var body: some View {
        HStack(spacing: 12) {
            icon
            Text(toast.title).font(.subheadline.weight(.semibold))
            if toast.phase == .failed { ToastButtons(isClose: true, content: close) }
        }
        .presentationOption(ToastOption(duration: duration, placement: placement))
    }

    @MainActor private var duration: ToastDuration {
        switch toast.phase {
        case .running: .persistent
        case .succeeded: .short
        case .failed: .long
        }
    }

    @MainActor @ViewBuilder private var icon: some View {
        switch toast.phase {
        case .running: ProgressView().controlSize(.small).accessibilityHidden(true)
        case .succeeded: ToastIcon(systemImage: ToastRole.success.systemImage, role: .success)
        case .failed: ToastIcon(systemImage: ToastRole.error.systemImage, role: .error)
        }
    }

    @MainActor private var close: some View {
        Button {
            dismiss()
        } label: {
            Image(systemName: "xmark").accessibilityLabel(BuiltInStrings(locale)[.close])
        }
    }
}
