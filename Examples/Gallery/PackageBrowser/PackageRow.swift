// SPDX-License-Identifier: Apache-2.0
import GalleryModel
import SwiftUI

/// A row of the list with icon, name, summary, version and size.
struct PackageRow: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    var package: DebianPackage
    var isMarked: Bool

    var body: some View {
        HStack(spacing: 12) {
            PackageIcon(section: package.section)
            VStack(alignment: .leading, spacing: 2) {
                HStack(spacing: 6) {
                    Text(package.name)
                        .font(.headline)
                        .strikethrough(isMarked)
                    if isMarked {
                        Image(systemName: "trash")
                            .font(.caption)
                            .foregroundStyle(.red)
                            .accessibilityLabel("Marked for removal")
                    }
                    Spacer(minLength: 8)
                    Text(package.sizeText)
                        .font(.subheadline)
                        .monospacedDigit()
                        .layoutPriority(1)
                }
                HStack(spacing: 6) {
                    Text(sizeClass == .compact ? package.versionAndSummary : package.summary)
                    if sizeClass != .compact {
                        Spacer(minLength: 8)
                        Text(package.version)
                            .layoutPriority(1)
                    }
                }
                .font(.subheadline)
                .foregroundStyle(.secondary)
            }
            .lineLimit(1)
        }
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }
}

extension DebianPackage {
    fileprivate var versionAndSummary: String {
        [version, summary].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// The formatted size, or a dash.
    var sizeText: String { installedSize?.formatted(.byteCount(style: .memory)) ?? "–" }
}
