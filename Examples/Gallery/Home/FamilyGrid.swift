// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A card for each family, in rows of as many as there is room for.
struct FamilyGrid: View {
    var columns: Int

    var body: some View {
        VStack(spacing: columns == 1 ? 12 : 20) {
            ForEach(rows, id: \.first) { row in
                HStack(spacing: 20) {
                    ForEach(row) { family in
                        FamilyCard(family: family, isWide: columns == 1)
                    }
                }
            }
        }
    }

    private var rows: [ArraySlice<Family>] {
        stride(from: 0, to: Family.views.count, by: columns).map { start in
            Family.views[start..<min(start + columns, Family.views.count)]
        }
    }
}

/// A family: its symbol, its name, what it is about.
struct FamilyCard: View {
    var family: Family
    /// Symbol beside the words, for narrow windows.
    var isWide: Bool

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
            HStack(spacing: 14) {
                FamilyTile(family: family, size: 44)
                words
                Image(systemName: "chevron.forward").font(.footnote).foregroundStyle(.tertiary)
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
            Text(family.summary).font(.subheadline).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
