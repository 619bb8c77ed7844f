// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// All pages, beside the one that is shown.
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
                .padding(.bottom, 8)
                ForEach(Family.views) { family in
                    SidebarRow(family: family, isSelected: family == selection)
                }
                Text("Application")
                    .font(.footnote.weight(.semibold))
                    .foregroundStyle(.secondary)
                    .padding(.init(top: 18, leading: 10, bottom: 6, trailing: 10))
                SidebarRow(family: .packages, isSelected: selection == .packages)
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
            .frame(maxWidth: .infinity, minHeight: 38, alignment: .leading)
            .background(isSelected ? Color(.systemFill) : .clear, in: RoundedRectangle(cornerRadius: 8))
        }
    }
}
