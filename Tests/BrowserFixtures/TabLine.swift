// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A line under the chosen one of some buttons of different widths, as apps make it of anchors.
struct TabLine: View {
    struct ChosenKey: PreferenceKey {
        static let defaultValue: Anchor<CGRect>? = nil
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    private let names = ["All", "Unread letters", "Sent"]
    @State private var chosen = "All"
    @State private var isMoved = false

    var body: some View {
        VStack(spacing: 30) {
            if isMoved { Text("Something above") }
            HStack(spacing: 16) {
                ForEach(names, id: \.self) { name in
                    Button(name) { withAnimation(.easeInOut(duration: 0.6)) { chosen = name } }
                        .anchorPreference(key: ChosenKey.self, value: .bounds) { name == chosen ? $0 : nil }
                        .padding(.vertical, 8)
                }
            }
            .overlayPreferenceValue(ChosenKey.self) { anchor in
                GeometryReader { proxy in
                    if let anchor {
                        let frame = proxy[anchor]
                        Capsule().fill(.blue)
                            .frame(width: frame.width, height: 3)
                            .offset(x: frame.minX, y: frame.maxY)
                            .accessibilityLabel("Line")
                    }
                }
            }
            Button("Move") { isMoved = true }
        }
        .padding()
    }
}
