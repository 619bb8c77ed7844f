// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Views whose layout changes while they keep their state.
struct ChangedLayouts: View {
    @State private var name = "row"

    private var layout: AnyLayout {
        switch name {
        case "column": AnyLayout(VStackLayout(alignment: .leading, spacing: 20))
        case "layers": AnyLayout(ZStackLayout(alignment: .topLeading))
        case "grid": AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 6))
        default: AnyLayout(HStackLayout(alignment: .top, spacing: 4))
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ForEach(["row", "column", "layers", "grid"], id: \.self) { kind in
                Button(kind) { withAnimation(.linear(duration: 0.5)) { name = kind } }
            }
            Field()
            layout {
                GridRow {
                    Block("one", width: 60)
                    Block("two", width: 30)
                }
                GridRow {
                    Block("three", width: 30)
                    Block("four", width: 30)
                }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Layout: \(name)")
            layout {
                Block("alone")
                Block("beside")
            }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

private struct Field: View {
    @State private var text = ""
    var body: some View {
        HStackLayout(spacing: 30) {
            TextField("Note", text: $text).frame(width: 120)
            Block("end")
        }
    }
}
