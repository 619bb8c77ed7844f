// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Views that are one thing in two places.
struct Matching: View {
    @Namespace private var shared
    @State private var isOpen = false
    @State private var chosen = 0

    var body: some View {
        VStack(spacing: 20) {
            HStack {
                Button("Switch") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
                Button("Choose") { withAnimation(.linear(duration: 1)) { chosen = (chosen + 1) % 3 } }
                Button("At once") { chosen = 0 }
            }
            HStack(alignment: .top) {
                VStack {
                    if !isOpen {
                        Text("Card").frame(maxWidth: .infinity, maxHeight: .infinity).background(.yellow)
                            .matchedGeometryEffect(id: "card", in: shared)
                            .frame(width: 80, height: 40)
                    }
                }
                .frame(width: 200, height: 200)
                VStack {
                    if isOpen {
                        Text("Card").frame(maxWidth: .infinity, maxHeight: .infinity).background(.yellow)
                            .matchedGeometryEffect(id: "card", in: shared)
                            .frame(width: 180, height: 160)
                    }
                }
                .frame(width: 200, height: 200)
            }
            HStack(spacing: 20) {
                ForEach(0..<3, id: \.self) { index in
                    Text(["A", "Long one", "C"][index]).padding(8)
                        .matchedGeometryEffect(id: index, in: shared)
                }
            }
            .background {
                RoundedRectangle(cornerRadius: 8).fill(.orange).accessibilityIdentifier("mark")
                    .matchedGeometryEffect(id: chosen, in: shared, isSource: false)
            }
        }
        .padding()
    }
}
