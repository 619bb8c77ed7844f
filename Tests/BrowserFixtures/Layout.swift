// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Buttons without decoration around fixed colors: their boxes are the layout.
struct Block: View {
    let name: String
    var width: CGFloat? = 40
    var height: CGFloat? = 30

    init(_ name: String, width: CGFloat? = 40, height: CGFloat? = 30) {
        self.name = name
        self.width = width
        self.height = height
    }

    var body: some View {
        Button {
        } label: {
            Color.blue.frame(width: width, height: height)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
    }
}

struct LayoutRows: View {
    @State private var measured = CGSize.zero

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            HStack(spacing: 10) {
                Block("a1"); Block("a2")
            }
            HStack {
                Block("b1"); Spacer(); Block("b2")
            }
            HStack(alignment: .top, spacing: 0) {
                Block("c1", height: 60); Block("c2")
            }
            ZStack(alignment: .bottomTrailing) {
                Block("d1", width: 100, height: 60); Block("d2")
            }
            Block("e1").padding(.leading, 25).frame(maxWidth: .infinity, alignment: .trailing)
            Block("f1").overlay(alignment: .topTrailing) { Block("f2", width: 80, height: 10) }
            Block("g1").offset(x: 15, y: 5)
            Block("h1", width: nil, height: 20)
            HStack(spacing: 4) {
                Text("A text that takes what it needs").fixedSize()
                Block("i1")
            }
            GeometryReader { proxy in
                Text("Measured \(Int(proxy.size.width)) by \(Int(proxy.size.height))")
            }
            .frame(width: 200, height: 50)
            ScrollView {
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        Block("k1", height: 60).frame(maxHeight: .infinity); Block("k2")
                    }
                    .clipShape(RoundedRectangle(cornerRadius: 8))
                    Block("k3")
                }
            }
            .frame(height: 100)
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct Texts: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Title").font(.largeTitle).bold().accessibilityAddTraits(.isHeader)
            Text("Body text").font(.body)
            Text("Caption").font(.caption).foregroundStyle(.secondary)
            Text("**Strong** and *soft*")
            Text("A <b>tag</b> & an entity")
            Text("One").foregroundColor(.red) + Text("Two").italic()
            Text("A long line that is cut after the first line because it has no room for a second one")
                .lineLimit(1)
                .frame(width: 160)
            Image(systemName: "star.fill").accessibilityLabel("Favorite")
            Image(systemName: "heart").accessibilityHidden(true)
            Text("Hidden").hidden()
        }
        .padding()
    }
}
