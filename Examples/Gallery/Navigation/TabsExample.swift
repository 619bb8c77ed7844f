// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct TabsExample: View {
    var body: some View {
        Example(
            "Tabs", "Each tab keeps its state while another one is shown.",
            code: """
                TabView {
                    Tab("Today", systemImage: "sun.max") {
                        Text("Nothing is planned.")
                    }
                    Tab("Inbox", systemImage: "tray") {
                        Text("No mail.")
                    }
                }
                """
        ) {
            TabView {
                Tab("Today", systemImage: "sun.max") {
                    Text("Nothing is planned.")
                }
                Tab("Inbox", systemImage: "tray") {
                    Text("No mail.")
                }
            }
            .frame(height: 260)
            .background(Color(.systemGroupedBackground))
            .clipShape(RoundedRectangle(cornerRadius: 12))
        }
    }
}
