// SPDX-License-Identifier: Apache-2.0
import GalleryModel
import SwiftUI

/// The short properties of a package, one per row.
struct PackageFacts: View {
    var package: DebianPackage

    var body: some View {
        LabeledContent("Version", value: package.version.isEmpty ? "–" : package.version)
        LabeledContent("Architecture", value: package.architecture.isEmpty ? "–" : package.architecture)
        LabeledContent("Section", value: SectionStyle(section: package.section).title)
        LabeledContent("Priority", value: package.priority.isEmpty ? "–" : package.priority.capitalized)
        LabeledContent("Size", value: package.sizeText)
        if !package.maintainer.isEmpty {
            LabeledContent("Maintainer", value: package.maintainerName)
        }
        if !package.provides.isEmpty {
            LabeledContent("Also known as", value: package.provides.map(\.name).joined(separator: ", "))
        }
        if let url = package.homepageURL {
            Link(destination: url) {
                LabeledContent("Homepage", value: url.host() ?? package.homepage)
            }
        }
    }
}

extension DebianPackage {
    /// The maintainer without the email address.
    fileprivate var maintainerName: String {
        let name = maintainer.prefix { $0 != "<" }.trimmingCharacters(in: .whitespaces)
        return name.isEmpty ? maintainer : name
    }

    /// The home page, if it is an HTTP address. The file may contain anything, including `javascript:`.
    fileprivate var homepageURL: URL? {
        guard let url = URL(string: homepage), url.scheme == "https" || url.scheme == "http" else { return nil }
        return url
    }
}

/// A long description with its paragraphs.
struct DescriptionText: View {
    var blocks: [DescriptionBlock]

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ForEach(Array(blocks.enumerated()), id: \.offset) { _, block in
                switch block {
                case .paragraph(let text): Text(verbatim: text)
                case .preformatted(let text): Text(verbatim: text).font(.system(.footnote, design: .monospaced))
                }
            }
        }
        .font(.callout)
    }
}
