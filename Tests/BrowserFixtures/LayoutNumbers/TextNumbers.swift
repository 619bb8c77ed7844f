// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Texts, whose sizes depend on the font: the numbers of each sample follow from those of `line` and `word`.
struct TextNumbers: Numbers {
    let width: Int
    private let long = String(repeating: "Hello world. ", count: 40)

    var body: some View {
        lines
        places
    }

    private func text(_ name: String, _ content: String) -> some View {
        Text(content).font(.system(size: 16)).accessibilityIdentifier(name)
    }

    @ViewBuilder private var lines: some View {
        sample("text") {
            HStack(alignment: .top, spacing: 0) {
                text("a", "Hello"); Part("b", 10, 10)
            }
        }
        sample("text in a fixed width") { text("a", "Hello Hello Hello Hello").frame(width: 60) }
        sample("one line") { text("a", long).lineLimit(1) }
        sample("two lines") { text("a", long).lineLimit(2) }
        sample("room for lines") { text("a", "Hello").lineLimit(3, reservesSpace: true) }
        sample("fixed text") { text("a", "Hello Hello").fixedSize().frame(width: 30, alignment: .leading) }
        sample("fixed height") {
            VStack(spacing: 0) { text("a", "Hello Hello Hello Hello").fixedSize(horizontal: false, vertical: true) }
                .frame(width: 60, height: 10, alignment: .top)
        }
        sample("text in an overlay") { Part("a", 60, 20).overlay(alignment: .top) { text("b", "Hello Hello Hello") } }
    }

    @ViewBuilder private var places: some View {
        sample("text and spacer") {
            HStack(spacing: 0) {
                text("a", "Hello"); Spacer(); Part("b", 20, 20)
            }
        }
        sample("cut text and box") {
            HStack(spacing: 0) {
                text("a", long).lineLimit(1); Part("b", 20, 20)
            }
        }
        sample("texts in a column") {
            VStack(alignment: .leading, spacing: 4) {
                text("a", "Hello"); text("b", "Hello Hello")
            }
        }
        sample("text behind a box") { HStack { text("a", "Hello") }.padding(10).background { Bare("b") } }
        sample("text at the end") { text("a", "Hello").frame(maxWidth: .infinity, alignment: .trailing) }
        sample("text in the middle") { text("a", "Hello").frame(maxWidth: .infinity) }
        sample("text with priority") {
            HStack(spacing: 0) {
                text("a", "Hello Hello").layoutPriority(1); text("b", long).lineLimit(1)
            }
        }
        sample("short text beside a long one") {
            HStack(spacing: 0) {
                text("a", "Hello Hello"); text("b", long).lineLimit(1)
            }
        }
        sample("text beside a color") {
            HStack(spacing: 0) {
                text("a", "Hi"); Part("b", nil, 20)
            }
        }
    }
}
