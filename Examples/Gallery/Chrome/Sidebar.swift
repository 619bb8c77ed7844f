// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A list of all pages beside the current one.
struct Sidebar: View {
    var selection: Family

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 2) {
                Link(destination: URL(string: "/")!) {
                    HStack(spacing: 10) {
                        Image(systemName: "square.stack.3d.up.fill").foregroundStyle(.tint)
                        Text("Dais Gallery").font(.headline).foregroundStyle(Color.primary)
                    }
                    .padding(.horizontal, 10)
                    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                }
                ForEach(FamilySection.all) { section in
                    Text(section.title)
                        .font(.footnote.weight(.semibold))
                        .foregroundStyle(.secondary)
                        .padding(.init(top: 12, leading: 10, bottom: 4, trailing: 10))
                    ForEach(section.families) { family in
                        SidebarRow(family: family, isSelected: family.id == selection.id)
                    }
                }
            }
            .padding(12)
        }
        .frame(width: 256)
        .background(Color(.secondarySystemGroupedBackground))
    }
}

struct SidebarRow: View {
    var family: Family
    var isSelected: Bool

    var body: some View {
        Link(destination: family.url) {
            HStack(spacing: 10) {
                FamilyTile(family: family, size: 26)
                Text(family.title)
                    .font(.callout)
                    .fontWeight(isSelected ? .semibold : .regular)
                    .foregroundStyle(Color.primary)
            }
            .padding(.horizontal, 10)
            .frame(maxWidth: .infinity, minHeight: 36, alignment: .leading)
            .background(isSelected ? Color(.systemFill) : .clear, in: RoundedRectangle(cornerRadius: 8))
        }
    }
}
