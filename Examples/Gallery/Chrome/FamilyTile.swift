// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A family's symbol on a rounded square of its color.
struct FamilyTile: View {
    var family: Family
    /// The width and height in points.
    var size: CGFloat

    var body: some View {
        Image(systemName: family.symbol)
            .font(.system(size: size * 0.5, weight: .semibold))
            .foregroundStyle(.white)
            .frame(width: size, height: size)
            .background(family.color.gradient, in: RoundedRectangle(cornerRadius: size * 0.25))
            .accessibilityHidden(true)
    }
}

#Preview("Tiles", traits: .sizeThatFitsLayout) {
    HStack(spacing: 12) {
        ForEach(FamilySection.presentations.families.prefix(4)) { FamilyTile(family: $0, size: 52) }
    }
    .padding(20)
}
