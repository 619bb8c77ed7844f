// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Source code with a button that copies it. Long lines scroll sideways, so that no expression breaks.
struct SourceBlock: View {
    var code: String
    var isSwift = true

    var body: some View {
        ScrollView(.horizontal) {
            text
                .fixedSize()
                .padding(.leading, 20)
                .padding(.trailing, 60)
                .padding(.vertical, 18)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay(alignment: .topTrailing) {
            CopyButton(item: code) {
                Image(systemName: "doc.on.doc").accessibilityLabel("Copy the source")
            }
            .buttonStyle(.bordered)
            .controlSize(.small)
            .background(.bar, in: RoundedRectangle(cornerRadius: 8))
            .padding(10)
        }
        .environment(\.layoutDirection, .leftToRight)
    }

    @ViewBuilder private var text: some View {
        if isSwift {
            CodeText(code: code)
        } else {
            Text(verbatim: code)
                .font(.system(size: 12.5, design: .monospaced))
                .lineSpacing(3)
                .textSelection(.enabled)
        }
    }
}
