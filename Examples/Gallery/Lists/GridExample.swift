// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct GridExample: View {
    var body: some View {
        Example(
            "Grids", "As many columns as fit.",
            code: """
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))]) {
                    ForEach(FamilySection.views.families) { family in
                        FamilyTile(family: family, size: 64)
                    }
                }
                """
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))]) {
                ForEach(FamilySection.views.families) { family in
                    FamilyTile(family: family, size: 64)
                }
            }
        }
    }
}
