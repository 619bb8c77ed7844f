// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Views whose look depends on their place: in a column, in a row, in the page, and by their size alone.
struct VisualEffects: View {
    @State private var factor = 1.0
    @State private var hasNote = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                block("size").visualEffect { content, proxy in content.offset(x: proxy.size.width) }
                HStack {
                    Button("Halve") { factor = 0.5 }
                    Button("Add a note") { hasNote = true }
                }
                .frame(height: 40)
                ScrollView {
                    VStack(spacing: 0) {
                        if hasNote { block("note") }
                        ForEach(0..<10) { number in
                            block("column \(number)").visualEffect { [factor] content, proxy in
                                let top = proxy.frame(in: .scrollView).minY
                                return content.opacity(top < 0 ? max(0, 1 + top / 100 * factor) : 1)
                                    .offset(x: max(0, top - 200) * factor)
                            }
                        }
                    }
                }
                .frame(width: 200, height: 300).accessibilityIdentifier("column")
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<10) { number in
                            block("row \(number)").visualEffect { content, proxy in
                                let frame = proxy.frame(in: .scrollView(axis: .horizontal))
                                return content.scaleEffect(frame.minX < 50 ? 0.5 : 1)
                            }
                        }
                    }
                }
                .frame(width: 300).accessibilityIdentifier("row")
                GeometryReader { proxy in
                    Text("place \(Int(proxy.frame(in: .scrollView).minY.rounded()))")
                }
                .frame(height: 40)
                Color.clear.frame(height: 1200)
            }
        }
        .accessibilityIdentifier("page")
    }

    private func block(_ name: String) -> some View {
        Text(name).frame(width: 100, height: 100).background(.mint).accessibilityIdentifier(name)
    }
}
