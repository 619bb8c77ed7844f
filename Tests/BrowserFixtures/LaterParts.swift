// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Views that parts of the client handle, which come after the page.
struct LaterParts: View {
    @State private var isShown = false
    @State private var seen = "nothing"
    @State private var offset = 0

    var body: some View {
        VStack {
            Button("Show") { isShown = true }
            Text("seen \(seen), at \(offset)")
            if isShown {
                Text("1234567890").font(.system(size: 40)).lineLimit(1).minimumScaleFactor(0.2)
                    .accessibilityIdentifier("number").frame(width: 100)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<4) { number in
                            Text("row \(number)").frame(height: 100)
                                .scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) }
                                .onScrollVisibilityChange { if $0 { seen = "\(number)" } }
                        }
                    }
                }
                .onScrollGeometryChange(for: Int.self) {
                    Int($0.contentOffset.y)
                } action: {
                    offset = $1
                }
                .frame(height: 100).accessibilityIdentifier("rows")
            }
        }
    }
}
