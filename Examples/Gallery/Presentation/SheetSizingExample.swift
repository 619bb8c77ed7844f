// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SheetSizingExample: View {
    enum Size: String, CaseIterable, Identifiable {
        case page = "Page", form = "Form", fitted = "Fitted"
        var id: Self { self }
    }

    @State private var size: Size?

    var body: some View {
        Example(
            "Sizes", "In wide windows a sheet is a card: as large as a page, a form, or its content.",
            code: """
                content.presentationSizing(.fitted)
                """
        ) {
            AdaptiveRow {
                ForEach(Size.allCases) { each in
                    Button(each.rawValue) { size = each }
                }
            }
            .buttonStyle(.bordered)
            .sheet(item: $size) { size in
                sized(SheetBody(size.rawValue) { Text("As large as it should be.") }, size)
            }
        }
    }

    @ViewBuilder private func sized(_ content: some View, _ size: Size) -> some View {
        switch size {
        case .page:
            content.presentationSizing(.page)
        case .form:
            content.presentationSizing(.form)
        case .fitted:
            content.presentationSizing(.fitted)
        }
    }
}
