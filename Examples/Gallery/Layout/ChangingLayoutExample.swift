// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ChangingLayoutExample: View {
    @State private var isColumn = false

    var body: some View {
        Example(
            "A layout that changes", "The views keep their state and move to their new places.",
            code: """
                let layout = isColumn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 12))
                layout {
                    Box("One", .orange)
                    Box("Two", .pink)
                    Box("Three", .indigo)
                }
                """
        ) {
            VStack(spacing: 16) {
                let layout = isColumn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 12))
                layout {
                    Box("One", .orange)
                    Box("Two", .pink)
                    Box("Three", .indigo)
                }
                Button(isColumn ? "Show as a Row" : "Show as a Column") {
                    withAnimation(.spring) { isColumn.toggle() }
                }
                .buttonStyle(.bordered)
            }
        }
    }
}
