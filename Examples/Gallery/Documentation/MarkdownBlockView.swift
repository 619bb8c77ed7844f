// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A block of a page of the documentation.
struct MarkdownBlockView: View {
    var block: MarkdownBlock
    var entry: DocumentationEntry

    var body: some View {
        switch block {
        case .heading(let level, let text): heading(level, text)
        case .paragraph(let text): words(text)
        case .list(let isNumbered, let items): list(isNumbered, items)
        case .code(let language, let code):
            SourceBlock(code: code, isSwift: language == "swift")
                .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 12))
        case .table(let header, let rows): table(header, rows)
        case .example(let name): DocumentationExamples.view(named: name).padding(.vertical, 10)
        }
    }

    private func words(_ text: String) -> some View {
        Text(LocalizedStringKey(DocumentationLibrary.withLocalLinks(text, on: entry)))
            .fixedSize(horizontal: false, vertical: true)
    }

    @ViewBuilder private func heading(_ level: Int, _ text: String) -> some View {
        let font: Font = level == 1 ? .largeTitle.bold() : level == 2 ? .title2.bold() : .headline
        words(text)
            .font(font)
            .accessibilityAddTraits(.isHeader)
            .accessibilityHeading(level == 1 ? .h1 : level == 2 ? .h2 : .h3)
            .padding(.top, level == 1 ? 0 : 14)
    }

    private func list(_ isNumbered: Bool, _ items: [String]) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(Array(items.enumerated()), id: \.offset) { index, item in
                HStack(alignment: .firstTextBaseline, spacing: 10) {
                    Text(isNumbered ? "\(index + 1)." : "•").foregroundStyle(.secondary)
                    words(item)
                }
            }
        }
        .padding(.leading, 6)
    }

    private func table(_ header: [String], _ rows: [[String]]) -> some View {
        ScrollView(.horizontal) {
            Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 10) {
                GridRow {
                    ForEach(Array(header.enumerated()), id: \.offset) { _, cell in
                        words(cell).font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
                    }
                }
                ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
                    Divider()
                    GridRow {
                        ForEach(Array(row.enumerated()), id: \.offset) { _, cell in
                            words(cell).font(.subheadline).frame(maxWidth: 420, alignment: .leading)
                        }
                    }
                }
            }
            .padding(16)
        }
        .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 12))
    }
}
