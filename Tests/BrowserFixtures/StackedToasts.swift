// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Toasts behind one another, one that follows an operation, one whose words and time change, a bar at the bottom, and a
/// page to push.
struct StackedToasts: View {
    var body: some View {
        StackingPage()
            .presentationPolicy(.queue(limit: 5), for: [.toast])
            .modalHost(toastContainerStyle: ToastContainerStyle(isStacked: true))
    }
}

/// Toasts in a layout of the app: a fan, whose older toasts are paler.
struct FannedToasts: View {
    private struct Fan: ToastLayout {
        func pose(at index: Int, isExpanded: Bool) -> ToastPose {
            if isExpanded { return ToastPose() }
            let turn = Double(index)
            return ToastPose(
                keepsClear: false, distance: 12 * turn, rotation: .degrees(-6 * turn), opacity: 1 - turn / 4)
        }
    }

    var body: some View {
        StackingPage().modalHost(toastContainerStyle: ToastContainerStyle(layout: Fan()))
    }
}

private struct StackingPage: View {
    struct Brief: Identifiable {
        var id = 1
        var words = "Brief"
        var seconds = 3.0
    }

    @State private var number = 0
    @State private var hasBar = false
    @State private var brief: Brief?
    @State private var operation: CheckedContinuation<Void, any Error>?
    @Environment(\.toastPresenter) private var toastPresenter

    var body: some View {
        NavigationStack {
            VStack(spacing: 8) {
                Button("Add") {
                    number += 1
                    toastPresenter.present("Message \(number)", style: .standard(duration: .persistent))
                }
                Button("Track") { Task { try? await track() } }
                Button("Finish") { operation?.resume() }
                Button("Fail") { operation?.resume(throwing: Refused()) }
                Button("Brief") { brief = Brief() }
                Button("Reword") { brief?.words = "Reworded" }
                Button("Extend") { brief?.seconds = 4 }
                Button("Bar") { hasBar.toggle() }
                NavigationLink("Next page") { Text("The next page") }
                Spacer()
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaInset(edge: .bottom) {
                if hasBar { Color.blue.frame(height: 90).toastSafeAreaAnchor(.bottom) }
            }
            .toast(item: $brief, duration: .seconds(brief?.seconds ?? 3)) { Text($0.words) }
        }
    }

    private func track() async throws {
        try await toastPresenter.track("Uploading", success: { "Uploaded" }, failure: { _ in "Not uploaded" }) {
            try await withCheckedThrowingContinuation { operation = $0 }
        }
    }
}

private struct Refused: Error {}
