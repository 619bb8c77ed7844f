// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Views that cover each other where they are pressed, and views that are moved out of the page.
struct Presses: View {
    @State private var said = "nothing"
    @State private var isOut = false
    @State private var isLong = false

    var body: some View {
        ZStack {
            VStack(spacing: 12) {
                Button("Below a stack") { said = "below a stack" }
                Button("Below a color") { said = "below a color" }
                    .overlay { Color.red.opacity(0.1).onTapGesture { said = "color" } }
                Button("Below a background") { said = "below a background" }
                    .overlay { VStack { Spacer() }.frame(maxWidth: .infinity).background(.blue.opacity(0.1)) }
                Button("Below what is never touched") { said = "below what is never touched" }
                    .overlay {
                        VStack { Text("Note") }.frame(maxWidth: .infinity).background(.green).allowsHitTesting(false)
                    }
                HStack {
                    Text("Left")
                    Spacer()
                    Text("Right")
                }
                .frame(width: 200)
                .onTapGesture { said = "row" }
                .accessibilityElement(children: .combine)
                .accessibilityLabel("Row")
                Text("Moved").frame(width: 80, height: 40).offset(x: 300).onTapGesture { said = "moved" }
                Button("Out") { isOut.toggle() }
                Button("Long") { isLong.toggle() }
                Text("Pressed \(said)")
                if isLong { Text("The end").padding(.top, 1000) }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .bottomTrailing) {
                Text("Drawer").offset(x: isOut ? 400 : 0, y: isOut ? 900 : 0)
            }
            VStack {
                Spacer()
                Text("Above all")
            }
        }
    }
}
