// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The sheet of an article, built by hand, and what `.sheet` does beyond it.
struct OwnSheetPage: View {
    var body: some View {
        PageScaffold {
            StackedSheetExample()
            CustomSheetExample()
            SystemSheetExample()
        }
    }
}

/// Keeps a value between two limits.
func clip<T: Comparable>(value: T, lower: T, upper: T) -> T { min(max(value, lower), upper) }

/// What the article's sheets hold.
struct InnerView: View {
    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "ear")
                .imageScale(.large)
            Text("Personalized Spatial Audio")
                .font(.title2.bold())
            Text("Sound that follows the shape of your ears.")
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            Text("Drag me down to close")
                .font(.footnote)
        }
        .padding(32)
        .frame(maxWidth: .infinity)
    }
}
