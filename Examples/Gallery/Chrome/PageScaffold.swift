// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A page of examples with a header.
struct PageScaffold<Content: View>: View {
    @ViewBuilder var content: Content
    @Environment(\.family) private var family
    @Environment(\.horizontalSizeClass) private var widthClass

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: widthClass == .compact ? 28 : 36) {
                if let family { PageHeader(family: family) }
                content
            }
            .frame(maxWidth: 920, alignment: .leading)
            .padding(.horizontal, widthClass == .compact ? 16 : 32)
            .padding(.vertical, widthClass == .compact ? 20 : 40)
            .frame(maxWidth: .infinity)
        }
    }
}

struct PageHeader: View {
    var family: Family
    @Environment(\.dynamicTypeSize) private var textSize

    /// Large texts need the whole width, so the tile is above them.
    private var layout: AnyLayout {
        textSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 16)) : AnyLayout(HStackLayout(spacing: 16))
    }

    var body: some View {
        layout {
            FamilyTile(family: family, size: 60)
            VStack(alignment: .leading, spacing: 2) {
                Text(family.title)
                    .font(textSize.isAccessibilitySize ? .title.bold() : .largeTitle.bold())
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityHeading(.h1)
                Text(family.summary).foregroundStyle(.secondary)
                if let url = family.documentationURL { Link("Documentation", destination: url).font(.subheadline) }
            }
        }
    }
}
