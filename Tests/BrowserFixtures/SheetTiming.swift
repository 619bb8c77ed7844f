// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Presentations that the program opens and closes by itself, also at awkward moments.
struct SheetTiming: View {
    @State private var isPresented = false
    @State private var isOuter = false
    @State private var holds = true
    @State private var dismissals = 0
    @State private var background = 0

    var body: some View {
        VStack(spacing: 12) {
            Text("Dismissals \(dismissals)")
            Button("Background \(background)") { background += 1 }
            Button("Open") { isPresented = true }
            Button("Open, close soon") {
                isPresented = true; soon { isPresented = false }
            }
            Button("Open, close at once") {
                isPresented = true; soon(60) { isPresented = false }
            }
            Button("Open, flicker") {
                isPresented = true
                soon(600) {
                    isPresented = false; soon(80) { isPresented = true }
                }
            }
            Button("Open, drop the owner") {
                isPresented = true; soon { holds = false }
            }
            Button("Grow soon") { soon(800) { background += 100 } }
            if background >= 100 { Button("Late button") { background += 1 } }
            Button("Two at once") {
                isPresented = true; isOuter = true
            }
            if holds {
                Text("Owner")
                    .sheet(isPresented: $isPresented, onDismiss: { dismissals += 1 }) {
                        SheetContent(title: "Timed sheet")
                    }
            }
        }
        .sheet(isPresented: $isOuter) { SheetContent(title: "Outer sheet") }
    }
}
