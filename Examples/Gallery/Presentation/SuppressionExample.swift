// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SuppressionExample: View {
    @State private var asks = false
    @State private var asksNoMore = false
    @State private var count = 3

    var body: some View {
        Example(
            "Icon, severity, and not being asked again", "Options of an alert for its importance and repetition.",
            code: """
                .alert("Erase the disk?", isPresented: $asks) {
                    Button("Erase", role: .destructive) { count -= 1 }
                    Button("Cancel", role: .cancel) {}
                }
                .dialogIcon(Image(systemName: "externaldrive"))
                .dialogSeverity(.critical)
                .dialogSuppressionToggle(isSuppressed: $asksNoMore)
                """
        ) {
            VStack(spacing: 12) {
                Button("Erase a Disk") {
                    if asksNoMore { count -= 1 } else { asks = true }
                }
                .buttonStyle(.borderedProminent)
                .disabled(count == 0)
                Text("\(count) disks left").font(.footnote).foregroundStyle(.secondary)
            }
            .alert("Erase the disk?", isPresented: $asks) {
                Button("Erase", role: .destructive) { count -= 1 }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("Everything on it is lost.")
            }
            .dialogIcon(Image(systemName: "externaldrive"))
            .dialogSeverity(.critical)
            .dialogSuppressionToggle(isSuppressed: $asksNoMore)
        }
    }
}
