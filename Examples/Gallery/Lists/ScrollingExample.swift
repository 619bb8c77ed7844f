// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ScrollingExample: View {
    var body: some View {
        Example(
            "Sideways", "A scroll view along the other axis.",
            code: """
                ScrollView(.horizontal) {
                    HStack(spacing: 12) {
                        ForEach(FamilySection.views.families) { family in
                            FamilyTile(family: family, size: 84)
                        }
                    }
                }
                """
        ) {
            ScrollView(.horizontal) {
                HStack(spacing: 12) {
                    ForEach(FamilySection.views.families) { family in
                        FamilyTile(family: family, size: 84)
                    }
                }
            }
        }
    }
}
