// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The title of the gallery with a live counter.
struct Hero: View {
    @Environment(\.horizontalSizeClass) private var widthClass

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "square.stack.3d.up.fill")
                .font(.system(size: 40, weight: .semibold))
                .foregroundStyle(.white)
                .frame(width: 84, height: 84)
                .background(
                    LinearGradient(
                        colors: [.blue, .indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing),
                    in: RoundedRectangle(cornerRadius: 20)
                )
                .shadow(color: .indigo.opacity(0.3), radius: 18, y: 8)
                .padding(.bottom, 4)
            Text("SwiftUI, live in a browser.")
                .font(.system(size: widthClass == .compact ? 36 : 56, weight: .bold))
                .tracking(-1)
                .dynamicTypeSize(...DynamicTypeSize.xLarge)
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h1)
            Text(
                "Ordinary Swift, running on a server. Each page shows a family of views, alive, beside its source."
            )
            .font(widthClass == .compact ? .body : .title3)
            .foregroundStyle(.secondary)
            .frame(maxWidth: 600)
            Counter().padding(.top, 8)
        }
        .multilineTextAlignment(.center)
        .padding(.top, widthClass == .compact ? 48 : 80)
    }
}

/// A counter. A tap goes to the server, and the new number comes back.
private struct Counter: View {
    @State private var taps = 0

    var body: some View {
        Button {
            taps += 1
        } label: {
            Text(taps == 0 ? "Tap me" : taps == 1 ? "1 tap" : "\(taps) taps")
                .fontWeight(.semibold)
                .monospacedDigit()
                .padding(.horizontal, 12)
        }
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.capsule)
        .controlSize(.large)
    }
}
