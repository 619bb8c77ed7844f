// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Links in the styles of buttons, each above a button in the same style, and links in a menu.
struct StyledLinks: View {
    @State private var opened = ""

    private let part = URL(string: "#part")!

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                VStack(spacing: 12) { pair("Bordered") }.buttonStyle(.bordered)
                VStack(spacing: 12) { pair("Prominent") }.buttonStyle(.borderedProminent).controlSize(.large)
                VStack(spacing: 12) { pair("Glass") }.buttonStyle(.glass)
                VStack(spacing: 12) { pair("Custom") }.buttonStyle(Shrinking())
            }
            HStack {
                VStack(spacing: 12) { pair("Off") }.buttonStyle(.borderedProminent)
                VStack(spacing: 12) { pair("Plain off") }.buttonStyle(.plain)
            }
            .disabled(true)
            Menu("Links") {
                Button("Button") {}
                Link("Part", destination: part)
                Link("Own", destination: URL(string: "app:own")!)
                    .environment(
                        \.openURL,
                        OpenURLAction { url in
                            opened = url.absoluteString
                            return .handled
                        })
            }
            Text("opened \(opened)")
        }
        .padding()
    }

    @ViewBuilder private func pair(_ name: String) -> some View {
        Link(name, destination: part)
        Button(name) {}
    }
}

private struct Shrinking: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(8)
            .background(configuration.isPressed ? .green : .yellow, in: .capsule)
    }
}
