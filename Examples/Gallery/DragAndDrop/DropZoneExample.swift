// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A place for text, addresses and files from other pages and programs.
struct DropZoneExample: View {
    @State private var arrivals: [String] = []
    @State private var isTargeted = false

    var body: some View {
        Example(
            "From outside", "Drop text, a link, or files of up to 32 MB from another window.",
            code: """
                .onDrop(of: [.url, .plainText], isTargeted: $isTargeted) { providers in
                    providers.forEach(receive)
                    return true
                }
                """
        ) {
            VStack(spacing: 12) {
                Label("Drop something here", systemImage: "tray.and.arrow.down")
                    .frame(maxWidth: .infinity, minHeight: 110)
                    .background(
                        isTargeted
                            ? AnyShapeStyle(.tint.opacity(0.15)) : AnyShapeStyle(Color(.systemGroupedBackground)),
                        in: RoundedRectangle(cornerRadius: 12)
                    )
                    .onDrop(of: [.url, .plainText], isTargeted: $isTargeted) { providers in
                        providers.forEach(receive)
                        return true
                    }
                ForEach(Array(arrivals.suffix(4).enumerated()), id: \.offset) { _, arrival in
                    Text(arrival).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
                }
            }
        }
    }

    private func receive(_ provider: NSItemProvider) {
        if let name = provider.suggestedName {
            arrivals.append("File: \(name)")
        } else if provider.hasItemConformingToTypeIdentifier(UTType.url.identifier) {
            provider.loadObject(ofClass: URL.self) { url, _ in
                if let url { arrivals.append("Address: \(url.absoluteString)") }
            }
        } else {
            provider.loadObject(ofClass: String.self) { text, _ in
                if let text { arrivals.append("Text: \(text)") }
            }
        }
    }
}
