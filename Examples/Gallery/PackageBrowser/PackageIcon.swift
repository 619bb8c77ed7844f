// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A tile in the color of a section, by default as large as an icon in Settings.
struct PackageIcon: View {
    var section: String
    var size: CGFloat = 36

    var body: some View {
        let style = SectionStyle(section: section)
        Image(systemName: style.symbol)
            .font(.system(size: size * 0.5, weight: .medium))
            .foregroundStyle(.white)
            .frame(width: size, height: size)
            .background(style.color.gradient, in: RoundedRectangle(cornerRadius: size * 0.25))
            .accessibilityHidden(true)
    }
}
