// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ColumnsExample: View {
    private let dishes = ["Soup", "Noodles", "Salad"]
    @State private var chosen: String?

    var body: some View {
        Example(
            "Columns", "Side by side in a wide window, one above the other in a narrow one.",
            code: """
                NavigationSplitView {
                    List(dishes, id: \\.self, selection: $chosen) { Text($0) }.accessibilityLabel("Dishes")
                        .navigationTitle("Menu")
                        .navigationSplitViewColumnWidth(140)
                } detail: {
                    Text(chosen ?? "Choose a dish")
                }
                """
        ) {
            NavigationSplitView {
                List(dishes, id: \.self, selection: $chosen) { Text($0) }.accessibilityLabel("Dishes")
                    .navigationTitle("Menu")
                    .navigationSplitViewColumnWidth(140)
            } detail: {
                Text(chosen ?? "Choose a dish")
            }
            .frame(height: 320)
            .clipShape(RoundedRectangle(cornerRadius: 12))
        }
    }
}
