// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ActionSheetExample: View {
    @State private var chooses = false
    @State private var size = "Nothing shared"

    var body: some View {
        Example(
            "Action sheet", "The older API, described by a value.",
            code: """
                .actionSheet(isPresented: $chooses) {
                    ActionSheet(
                        title: Text("Share photo"), message: Text("Choose a size"),
                        buttons: [
                            .default(Text("Small")) { size = "Small" },
                            .default(Text("Actual size")) { size = "Actual size" },
                            .cancel(),
                        ])
                }
                """
        ) {
            VStack(spacing: 12) {
                Button("Share…") { chooses = true }
                    .buttonStyle(.borderedProminent)
                Text(size).font(.footnote).foregroundStyle(.secondary)
            }
            .actionSheet(isPresented: $chooses) {
                ActionSheet(
                    title: Text("Share photo"), message: Text("Choose a size"),
                    buttons: [
                        .default(Text("Small")) { size = "Small" },
                        .default(Text("Actual size")) { size = "Actual size" },
                        .cancel(),
                    ])
            }
        }
    }
}
