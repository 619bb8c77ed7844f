// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct HostTransitionExample: View {
    @State private var isShown = false

    var body: some View {
        Example(
            "Transitions for kinds", "All sheets of the views inside enter and leave in one way.",
            code: """
                .presentationTransition(.scale(0.8).combined(with: .fade), for: [.sheet])
                """
        ) {
            Button("Show") { isShown = true }
                .buttonStyle(.bordered)
                .sheet(isPresented: $isShown) {
                    SheetBody("Here I am") { Text("All sheets of this view grow.") }
                }
                .presentationTransition(.scale(0.8).combined(with: .fade), for: [.sheet])
        }
    }
}
