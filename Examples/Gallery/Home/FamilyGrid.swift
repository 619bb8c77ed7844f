// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A grid with a card for each family of a section.
struct FamilyGrid: View {
    var section: FamilySection
    var isCompact: Bool
    @ScaledMetric(relativeTo: .headline) private var width = 300.0

    var body: some View {
        VStack(alignment: .leading, spacing: isCompact ? 12 : 20) {
            Text(section.title)
                .font(.title2.bold())
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h2)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: width), spacing: 20)], spacing: isCompact ? 12 : 20) {
                ForEach(section.families) { family in
                    FamilyCard(family: family, isWide: isCompact)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A card with the symbol, the title and the summary of a family.
struct FamilyCard: View {
    var family: Family
    /// Indicates whether the symbol is beside the text, for narrow windows.
    var isWide: Bool
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        Link(destination: family.url) {
            card
                .foregroundStyle(Color.primary)
                .multilineTextAlignment(.leading)
                .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
        }
    }

    @ViewBuilder private var card: some View {
        if isWide {
            AdaptiveRow(alignment: .leading, spacing: 14) {
                FamilyTile(family: family, size: 44)
                words
                if !textSize.isAccessibilitySize {
                    Image(systemName: "chevron.forward").font(.footnote).foregroundStyle(.tertiary)
                }
            }
            .padding(14)
        } else {
            VStack(alignment: .leading, spacing: 16) {
                FamilyTile(family: family, size: 48)
                words
            }
            .padding(22)
        }
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 3) {
            Text(family.title).font(.headline)
            Text(family.summary)
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .lineLimit(textSize.isAccessibilitySize ? 4 : 2, reservesSpace: !isWide)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct FamilyCard_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(FamilySection.presentations.families.prefix(2)) { family in
            FamilyCard(family: family, isWide: false).frame(width: 320).padding().previewDisplayName(family.title)
        }
        FamilyCard(family: FamilySection.presentations.families[0], isWide: true).frame(width: 360).padding()
            .previewDisplayName("Wide")
            .previewLayout(.sizeThatFits)
    }
}
