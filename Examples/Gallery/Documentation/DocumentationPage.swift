// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A page of the documentation, with links to the examples that show what it describes.
struct DocumentationPage: View {
    var entry: DocumentationEntry
    /// The anchor of the section to show first.
    var section: String?

    var body: some View {
        DocumentationScaffold {
            ScrollViewReader { proxy in
                VStack(alignment: .leading, spacing: 14) {
                    ForEach(Array(entry.blocks.enumerated()), id: \.offset) { index, block in
                        MarkdownBlockView(block: block, entry: entry).id(anchor(of: block) ?? "block \(index)")
                        if index == 0, !entry.families.isEmpty { examples }
                    }
                }
                .onAppear {
                    if let section { proxy.scrollTo(section, anchor: .top) }
                }
            }
        }
    }

    private func anchor(of block: MarkdownBlock) -> String? {
        if case .heading(_, let text) = block { DocumentationLibrary.anchor(text) } else { nil }
    }

    private var examples: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 200), spacing: 12)], alignment: .leading, spacing: 12) {
            ForEach(entry.families) { family in
                Link(destination: family.url) {
                    HStack(spacing: 10) {
                        FamilyTile(family: family, size: 26)
                        Text(family.title).font(.callout).foregroundStyle(Color.primary)
                        Spacer(minLength: 0)
                        Image(systemName: "chevron.forward").font(.footnote).foregroundStyle(.tertiary)
                    }
                    .padding(.horizontal, 12)
                    .frame(minHeight: 44)
                    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 10))
                }
            }
        }
    }
}

/// The list of all pages, with a search of their sections.
struct DocumentationHome: View {
    @State private var search = ""
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        DocumentationScaffold {
            VStack(alignment: .leading, spacing: 16) {
                Text("Documentation")
                    .font(textSize.isAccessibilitySize ? .title.bold() : .largeTitle.bold())
                    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityHeading(.h1)
                TextField("Search the documentation", text: $search)
                    .textFieldStyle(.roundedBorder)
                if search.isEmpty {
                    pages
                } else {
                    results
                }
            }
        }
    }

    private var pages: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 300), spacing: 12)], alignment: .leading, spacing: 12) {
            ForEach(DocumentationLibrary.entries) { entry in
                card(entry.url, entry.title, entry.summary, lines: 2)
            }
        }
    }

    @ViewBuilder private var results: some View {
        let hits = DocumentationLibrary.hits(for: search)
        if hits.isEmpty {
            Text("No section has all these words.").foregroundStyle(.secondary)
        }
        VStack(alignment: .leading, spacing: 12) {
            ForEach(hits) { hit in
                let place = hit.heading == hit.entry.title ? hit.heading : "\(hit.entry.title) › \(hit.heading)"
                card(hit.url, place, hit.excerpt, lines: 2)
            }
        }
    }

    private func card(_ url: URL, _ title: String, _ summary: String, lines: Int) -> some View {
        Link(destination: url) {
            VStack(alignment: .leading, spacing: 3) {
                Text(verbatim: title).font(.headline)
                Text(verbatim: summary).font(.subheadline).foregroundStyle(.secondary).lineLimit(lines)
            }
            .foregroundStyle(Color.primary)
            .multilineTextAlignment(.leading)
            .padding(14)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 12))
        }
    }
}

/// The frame of pages of the documentation: a bar with a way back, and a column of text.
struct DocumentationScaffold<Content: View>: View {
    @ViewBuilder var content: Content
    @Environment(\.horizontalSizeClass) private var widthClass

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 20) {
                Link("Gallery", destination: URL(string: "/")!)
                Link("Documentation", destination: URL(string: "/docs")!)
                Spacer()
            }
            .padding(.horizontal, widthClass == .compact ? 16 : 32)
            .frame(height: 48)
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
            .background(.bar)
            Divider()
            ScrollView {
                content
                    .frame(maxWidth: 820, alignment: .leading)
                    .padding(.horizontal, widthClass == .compact ? 16 : 32)
                    .padding(.vertical, widthClass == .compact ? 20 : 40)
                    .frame(maxWidth: .infinity)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.systemGroupedBackground))
    }
}
