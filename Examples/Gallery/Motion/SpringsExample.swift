// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SpringsExample: View {
    private static let springs: [(name: String, animation: Animation)] = [
        ("Smooth", .smooth), ("Snappy", .snappy), ("Bouncy", .bouncy), ("Ease in and out", .easeInOut(duration: 0.5)),
    ]
    @State private var isAcross = false

    var body: some View {
        Example(
            "Springs and curves",
            "One change, four animations. Press again during the motion: springs keep their velocity.",
            code: """
                HStack {
                    Circle().fill(.indigo.gradient).frame(width: 28, height: 28)
                        .offset(x: isAcross ? 160 : 0)
                        .animation(spring.animation, value: isAcross)
                """
        ) {
            VStack(alignment: .leading, spacing: 12) {
                ForEach(Self.springs, id: \.name) { spring in
                    HStack {
                        Circle().fill(.indigo.gradient).frame(width: 28, height: 28)
                            .offset(x: isAcross ? 160 : 0)
                            .animation(spring.animation, value: isAcross)
                        Spacer(minLength: 160)
                    }
                    .frame(width: 190)
                    Text(spring.name).font(.caption).foregroundStyle(.secondary)
                }
                Button("Across and back") { isAcross.toggle() }
                    .buttonStyle(.borderedProminent)
            }
        }
    }
}
