// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Views that change while they scroll into sight: a column that follows the scroll view, one that is animated, and a row.
struct ScrollTransitions: View {
    @State private var least = 0.0

    var body: some View {
        VStack {
            HStack {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<10) { number in
                            block("follows \(number)")
                                .scrollTransition(.interactive(timingCurve: .linear)) { [least] content, phase in
                                    content.opacity(phase.isIdentity ? 1 : least).offset(x: phase.value * 40)
                                }
                        }
                    }
                }
                .frame(width: 200, height: 300).accessibilityIdentifier("column")
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<10) { number in
                            block("animated \(number)")
                                .scrollTransition(.animated(.linear(duration: 0.2)).threshold(.visible(0.5))) {
                                    $0.opacity($1.isIdentity ? 1 : 0.2)
                                }
                        }
                    }
                }
                .frame(width: 200, height: 300).accessibilityIdentifier("animated")
            }
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<10) { number in
                        block("row \(number)")
                            .scrollTransition(topLeading: .interactive(timingCurve: .linear), bottomTrailing: .identity)
                        {
                            $0.scaleEffect($1.isIdentity ? 1 : 0.5)
                        }
                    }
                }
            }
            .frame(width: 300).accessibilityIdentifier("row")
            Button("Keep half") { least = 0.5 }
        }
    }

    private func block(_ name: String) -> some View {
        Text(name).frame(width: 100, height: 100).background(.mint).accessibilityIdentifier(name)
    }
}
