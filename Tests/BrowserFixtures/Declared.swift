// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// What the browser does alone with a declaration: masks, redaction, scroll targets, frames of containers, calendars and
/// links.
struct Declared: View {
    @State private var isLoading = true
    @State private var day = Date(timeIntervalSince1970: 1_710_498_600)
    @State private var handled = ""
    @Environment(\.openURL) private var openURL

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                masks
                redacted
                cards
                DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.graphical)
                    .environment(\.timeZone, TimeZone(identifier: "UTC")!)
                Text(verbatim: "day \(Int(day.timeIntervalSince1970))")
                Button("Website") { openURL(URL(string: "/website")!) }
                VStack {
                    Text("Read the [terms](app:terms).")
                    Link("Help", destination: URL(string: "app:help")!)
                    Text(verbatim: "handled \(handled)")
                }
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        handled = url.absoluteString
                        return .handled
                    })
            }
            .padding()
        }
    }

    private var masks: some View {
        HStack(spacing: 0) {
            Color.red.frame(width: 60, height: 60).accessibilityIdentifier("faded")
                .mask {
                    VStack(spacing: 0) {
                        Color.black.frame(height: 20)
                        Color.clear
                        Color.black.frame(height: 20)
                    }
                }
            Color.red.frame(width: 60, height: 60).mask { Image(systemName: "circle.fill").resizable() }
            Color.red.frame(width: 120, height: 60).mask { Text("HI").font(.system(size: 60)).bold() }
            Color.red.frame(width: 60, height: 60).accessibilityIdentifier("ring")
                .mask {
                    Circle().overlay { Rectangle().frame(width: 30, height: 80).blendMode(.destinationOut) }
                }
        }
        .accessibilityIdentifier("masks")
    }

    private var redacted: some View {
        VStack {
            Button("Load") { isLoading = false }
            VStack {
                Text("Secret title").accessibilityIdentifier("title")
                Image(systemName: "star")
                Text("Always shown").unredacted()
            }
            .redacted(reason: isLoading ? .placeholder : [])
        }
    }

    private var cards: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 10) {
                ForEach(0..<8) { index in
                    Color.blue.frame(height: 60)
                        .containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 10)
                        .accessibilityLabel("Card \(index)")
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .contentMargins(.horizontal, 20)
        .accessibilityIdentifier("cards")
    }
}
