// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ModalHostExample: View {
    var body: some View {
        Example(
            "A host of its own",
            "Its modals stay inside its frame, below all presentations of the window.",
            code: """
                ModalHost {
                    HostedColumn()
                }
                """
        ) {
            ModalHost {
                HostedColumn()
            }
            .frame(height: 260)
            .frame(maxWidth: 340)
            .clipShape(RoundedRectangle(cornerRadius: 14))
        }
    }
}

private struct HostedColumn: View {
    @State private var isShown = false

    var body: some View {
        VStack(spacing: 12) {
            Text("A column").font(.headline)
            Button("Present here") { isShown = true }.buttonStyle(.bordered)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.accentColor.opacity(0.12))
        .presentingModals {
            if isShown {
                Modal(key: "here", style: .sheet(onDismiss: { isShown = false })) {
                    VStack(spacing: 12) {
                        Text("In this frame").font(.headline)
                        Button("Close") { isShown = false }.buttonStyle(.borderedProminent)
                    }
                    .padding(28)
                    .frame(maxWidth: .infinity)
                }
            }
        }
    }
}
