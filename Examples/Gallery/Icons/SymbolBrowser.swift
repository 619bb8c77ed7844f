// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A searchable grid of common symbols.
struct SymbolBrowser: View {
    @State private var search = ""
    @State private var chosen: String?

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            VStack(alignment: .leading, spacing: 3) {
                Text("Browse symbols")
                    .font(.title3.weight(.semibold))
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityHeading(.h2)
                Text("\(found.count) of \(SymbolNames.all.count) names").font(.subheadline).foregroundStyle(.secondary)
            }
            TextField("Search symbols", text: $search)
                .textFieldStyle(.roundedBorder)
                .autocorrectionDisabled()
            if let chosen {
                HStack(spacing: 12) {
                    Image(systemName: chosen).font(.title)
                    CodeText(code: "Image(systemName: \"\(chosen)\")")
                }
                .padding(16)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 12))
            }
            if found.isEmpty {
                Text("No symbol has “\(search)” in its name.").foregroundStyle(.secondary)
            } else {
                SymbolGrid(names: found, chosen: $chosen)
            }
        }
    }

    private var found: [String] {
        let words = search.lowercased().split { $0 == " " || $0 == "." }
        guard !words.isEmpty else { return SymbolNames.all }
        return SymbolNames.all.filter { name in words.allSatisfy { name.contains($0) } }
    }
}

private struct SymbolGrid: View {
    var names: [String]
    @Binding var chosen: String?
    @ScaledMetric(relativeTo: .caption2) private var width = 84.0

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: width), spacing: 8)], spacing: 8) {
            ForEach(names, id: \.self) { name in
                SymbolCell(name: name, isChosen: name == chosen) { chosen = name }
            }
        }
    }
}

private struct SymbolCell: View {
    var name: String
    var isChosen: Bool
    var choose: @MainActor () -> Void

    var body: some View {
        Button(action: choose) {
            VStack(spacing: 8) {
                Image(systemName: name).font(.title2).frame(height: 30)
                Text(name).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
            }
            .padding(.horizontal, 6)
            .frame(maxWidth: .infinity, minHeight: 76)
            .background(
                isChosen ? Color.accentColor.opacity(0.18) : Color(.secondarySystemGroupedBackground),
                in: RoundedRectangle(cornerRadius: 12))
        }
        .buttonStyle(.plain)
    }
}
