// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Rows that are wider than the space they get.
struct WideRows: View {
    var body: some View {
        VStack(spacing: 10) {
            row("a").frame(width: 200)
            row("b").frame(width: 200, alignment: .leading)
            row("c").frame(width: 200, alignment: .trailing)
            row("d").frame(maxWidth: 200)
            Color.gray.frame(width: 200, height: 20).overlay { row("e") }
            Color.gray.frame(width: 200, height: 20).overlay(alignment: .trailing) { row("f") }
            VStack { row("g") }.frame(width: 200)
            VStack(alignment: .leading) { row("h") }.frame(width: 200)
            HStack { row("i") }.frame(width: 200)
            row("j").frame(width: 200).background(.yellow)
            row("k").padding(10).background(.yellow).frame(width: 200)
            Color.gray.frame(width: 200, height: 20).background { row("l") }
            ZStack { row("m") }.frame(width: 200)
            HStack(spacing: 0) {
                ForEach(0..<6) { Block("n\($0)", width: 50, height: 20).frame(width: 50).zIndex(1).offset(x: 0) }
            }
            .frame(width: 200)
        }
    }

    private func row(_ name: String) -> some View {
        HStack(spacing: 0) {
            ForEach(0..<6) { Block("\(name)\($0)", width: 50, height: 20) }
        }
    }
}

/// A page that is wider than the window.
struct WidePage: View {
    @FocusState private var isFocused: Bool
    @State private var text = ""

    var body: some View {
        VStack {
            HStack(spacing: 0) {
                Block("first", width: 100)
                Block("middle", width: 1800)
                TextField("Last", text: $text).frame(width: 100).focused($isFocused)
            }
            ScrollView(.horizontal) {
                HStack { ForEach(0..<60) { Block("s\($0)", width: 50) } }
            }
            .accessibilityIdentifier("inner")
            Button("Focus") { isFocused = true }
        }
    }
}
