// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The custom sheet of an article, compared with `.sheet`.
struct OwnSheetPage: View {
    var body: some View {
        PageScaffold {
            StackedSheetExample()
            CustomSheetExample()
            SystemSheetExample()
        }
    }
}

/// Returns a value limited to a range.
func clip<T: Comparable>(value: T, lower: T, upper: T) -> T { min(max(value, lower), upper) }

/// The content of the article's sheets.
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
