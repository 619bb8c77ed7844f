// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ToastRolesExample: View {
    @Environment(\.toastPresenter) private var toastPresenter

    var body: some View {
        Example(
            "Roles of toasts",
            "A role gives a toast its symbol and color. Screen readers announce errors at once.",
            code: """
                toastPresenter.present("Your changes are saved", role: .success)
                """
        ) {
            VStack(spacing: 12) {
                AdaptiveRow {
                    Button("Success") {
                        toastPresenter.present("Your changes are saved", role: .success)
                    }
                    Button("Info") { toastPresenter.present("A new version is ready", role: .info) }
                }
                AdaptiveRow {
                    Button("Warning") {
                        toastPresenter.present("Storage is almost full", message: "120 MB are left.", role: .warning)
                    }
                    Button("Error") {
                        toastPresenter.present("Could not save", message: "The disk is full.", role: .error)
                    }
                }
            }
            .buttonStyle(.bordered)
        }
    }
}
