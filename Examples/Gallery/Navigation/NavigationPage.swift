// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct NavigationPage: View {
    var body: some View {
        PageScaffold {
            PartialNote()
            AddressExample()
            LinksExample()
            StackExample()
            TabsExample()
        }
    }
}

/// What this family cannot do yet.
private struct PartialNote: View {
    var body: some View {
        HStack(alignment: .top, spacing: 14) {
            Image(systemName: "hammer.fill").foregroundStyle(.orange)
            VStack(alignment: .leading, spacing: 3) {
                Text("Partial").font(.headline)
                Text(
                    "Stacks, tabs and links work. Which page of a stack is shown is not yet part of the address."
                )
                .font(.subheadline)
                .foregroundStyle(.secondary)
            }
        }
        .padding(20)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
    }
}
