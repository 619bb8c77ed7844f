// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct VisualEffectExample: View {
    private let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

    var body: some View {
        Example(
            "Effects by place", "A wheel of days: each turns with its distance from the center, without the server.",
            code: """
                day(name).visualEffect { content, proxy in
                    content
                        .opacity(1 - abs(distance(of: proxy)) * 0.7)
                        .scaleEffect(1 - abs(distance(of: proxy)) * 0.25)
                        .offset(y: distance(of: proxy) * -24)
                }
                """
        ) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(days, id: \.self) { name in
                        day(name).visualEffect { content, proxy in
                            content
                                .opacity(1 - abs(distance(of: proxy)) * 0.7)
                                .scaleEffect(1 - abs(distance(of: proxy)) * 0.25)
                                .offset(y: distance(of: proxy) * -24)
                        }
                    }
                }
                .padding(.vertical, 72)
            }
            .frame(height: 200)
            .accessibilityLabel("Days")
        }
    }

    private func day(_ name: String) -> some View {
        Text(name).font(.title2.bold()).frame(maxWidth: .infinity, minHeight: 56)
    }

    /// Returns the distance from the center of the scroll view: -1 at its top, and 1 at its bottom.
    nonisolated private func distance(of proxy: GeometryProxy) -> Double {
        guard let height = proxy.bounds(of: .scrollView)?.height, height > 0 else { return 0 }
        return min(max(proxy.frame(in: .scrollView).midY / height * 2 - 1, -1), 1)
    }
}
