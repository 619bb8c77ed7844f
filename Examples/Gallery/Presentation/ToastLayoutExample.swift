// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ToastLayoutExample: View {
    var body: some View {
        Example(
            "A layout of your own",
            "It gives each toast a pose by the number of newer ones. Point at a toast, and they spread out.",
            code: """
                struct FanLayout: ToastLayout {
                    func pose(at index: Int, isExpanded: Bool) -> ToastPose {
                        if isExpanded { return ToastPose() }
                        let turn = Double(index)
                        return ToastPose(keepsClear: false, distance: 12 * turn, rotation: .degrees(-5 * turn))
                    }
                }
                """
        ) {
            ModalHost(toastContainerStyle: ToastContainerStyle(layout: FanLayout())) { Dealer() }
                .fixedSize(horizontal: false, vertical: true)
        }
    }
}

struct FanLayout: ToastLayout {
    func pose(at index: Int, isExpanded: Bool) -> ToastPose {
        if isExpanded { return ToastPose() }
        let turn = Double(index)
        return ToastPose(keepsClear: false, distance: 12 * turn, rotation: .degrees(-5 * turn))
    }
}

/// The button, inside the host whose style lays its toasts out.
private struct Dealer: View {
    @Environment(\.toastPresenter) private var toastPresenter
    @State private var count = 0

    var body: some View {
        Button("Deal a Card") {
            count += 1
            toastPresenter.present("Card \(count)", systemImage: "heart.fill")
        }
        .buttonStyle(.bordered)
    }
}
