// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A link to the application.
struct FeaturedApp: View {
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.horizontalSizeClass) private var widthClass

    var body: some View {
        Link(destination: FamilySection.packages.url) {
            AdaptiveRow(alignment: .leading, spacing: widthClass == .compact ? 16 : 24) {
                FamilyTile(family: FamilySection.packages, size: widthClass == .compact ? 60 : 88)
                VStack(alignment: .leading, spacing: 4) {
                    Text("One real application")
                        .font(.footnote.weight(.semibold))
                        .foregroundStyle(Color.orange.mix(with: .primary, by: 0.4))
                    Text(FamilySection.packages.title).font(.title2.bold())
                    Text(FamilySection.packages.summary)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .frame(maxWidth: 520, alignment: .leading)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                if !textSize.isAccessibilitySize { Image(systemName: "chevron.forward").foregroundStyle(.tertiary) }
            }
            .foregroundStyle(Color.primary)
            .multilineTextAlignment(.leading)
            .padding(widthClass == .compact ? 16 : 28)
            .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 20))
        }
    }
}
