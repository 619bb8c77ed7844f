// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ModalToastsExample: View {
    @Environment(\.toastPresenter) private var toastPresenter
    @State private var isOffline = false
    @State private var count = 0

    var body: some View {
        Example(
            "Toasts by calls and lists",
            "A toast belongs to the window, so it needs no token. The same key updates it in place.",
            code: """
                .presentingToasts {
                    if isOffline {
                        Toast(
                            key: "offline", "You are offline", systemImage: "wifi.slash",
                            style: .standard(duration: .persistent))
                    }
                }
                """
        ) {
            VStack(spacing: 12) {
                Button("Save") {
                    count += 1
                    toastPresenter.present("Saved version \(count)", systemImage: "checkmark.circle")
                }
                .buttonStyle(.borderedProminent)
                Toggle("Offline", isOn: $isOffline).fixedSize()
            }
            .presentingToasts {
                if isOffline {
                    Toast(
                        key: "offline", "You are offline", systemImage: "wifi.slash",
                        style: .standard(duration: .persistent))
                }
            }
        }
    }
}
