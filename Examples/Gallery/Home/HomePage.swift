// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The home page with an introduction, the application, and a card for each family.
struct HomePage: View {
    @Environment(\.horizontalSizeClass) private var widthClass

    var body: some View {
        ScrollView {
            VStack(spacing: isCompact ? 28 : 48) {
                Hero()
                VStack(spacing: isCompact ? 20 : 32) {
                    FeaturedApp()
                    FamilyGrid(section: .presentations, isCompact: isCompact)
                    FamilyGrid(section: .views, isCompact: isCompact)
                }
                HomeFooter()
            }
            .padding(.horizontal, isCompact ? 16 : 32)
            .padding(.bottom, 40)
            .frame(maxWidth: 1100)
            .frame(maxWidth: .infinity)
        }
        .background(Color(.systemGroupedBackground))
    }

    private var isCompact: Bool { widthClass == .compact }
}

struct HomeFooter: View {
    var body: some View {
        VStack(spacing: 12) {
            Link("Documentation", destination: URL(string: "/docs")!)
            Text(
                "Every page is drawn on the server, works as a document without script, and comes alive over one socket."
            )
            .font(.footnote)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .frame(maxWidth: 460)
        }
    }
}

#Preview("Home") { HomePage() }

#Preview("Home, sideways", traits: .landscapeLeft) { HomePage() }
