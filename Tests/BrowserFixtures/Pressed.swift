// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Views that are buttons by a tap, strokes over what is pressed, and a button whose style shows presses.
struct Pressed: View {
    @State private var log: [String] = []
    @State private var text = ""

    var body: some View {
        VStack(spacing: 24) {
            VStack {
                Text("Garden")
                Text("A story")
            }
            .padding()
            .contentShape(Rectangle())
            .onTapGesture { log.append("garden") }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
            Text("Card")
                .padding()
                .background(.yellow)
                .accessibilityAddTraits(.isButton)
                .offset(x: 4)
                .gesture(DragGesture().onEnded { _ in log.append("thrown") })
                .onTapGesture { log.append("card") }
            TextField("Name", text: $text)
                .padding()
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 2))
            Button("Ringed") { log.append("ringed") }
                .padding(20)
                .overlay(Circle().stroke(.red).scaleEffect(1.5))
            Button("Sinking") { log.append("sunk") }.buttonStyle(SinkingStyle())
            Text(log.joined(separator: ", ")).accessibilityIdentifier("log")
        }
        .padding()
    }
}

private struct SinkingStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(configuration.isPressed ? "down" : "up")
        }
        .padding()
        .background(.blue.opacity(0.2), in: .capsule)
        .scaleEffect(configuration.isPressed ? 0.9 : 1)
        .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
    }
}
