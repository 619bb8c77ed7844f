// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The frame around the page of a family: a sidebar in wide windows, or a bar with a back button. Large texts have no
/// room in a sidebar.
struct FamilyChrome<Page: View>: View {
    var family: Family
    @ViewBuilder var page: Page
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.horizontalSizeClass) private var widthClass
    @Environment(\.hasSidebar) private var hasSidebar

    /// The page is the same view in both forms, so what it presents and its state live on when the window changes, also
    /// when an inspector takes the room of the sidebar.
    var body: some View {
        let isWide = widthClass != .compact && !textSize.isAccessibilitySize && hasSidebar
        let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        return layout {
            if isWide {
                Sidebar(selection: family)
                Divider()
            } else {
                BackBar(family: family)
            }
            page.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background(Color(.systemGroupedBackground))
    }
}

/// The bar of narrow windows, with a back button and the title of the page.
struct BackBar: View {
    var family: Family

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                Text(family.title).font(.headline).lineLimit(1).padding(.horizontal, 88)
                HStack {
                    Link(destination: URL(string: "/")!) {
                        HStack(spacing: 3) {
                            Image(systemName: "chevron.backward").fontWeight(.semibold)
                            Text("Gallery")
                        }
                        .frame(height: 44)
                    }
                    Spacer()
                }
            }
            .padding(.horizontal, 12)
            .frame(height: 48)
            .frame(maxWidth: .infinity)
            .dynamicTypeSize(...DynamicTypeSize.large)
            Divider()
        }
        .background(.bar)
    }
}
