// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct StackLayouts: View {
    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 4) {
            VStack(alignment: .leading) { Text("a") }
            Spacer(minLength: 8)
            ZStack(alignment: .bottomTrailing) { Text("b") }
            Divider()
            HStack(spacing: 0) {}
            VStack {}
            Spacer()
        }
        .frame(width: 100)
        .frame(width: 100, height: 50, alignment: .topLeading)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 10, maxHeight: .infinity)
        .padding()
        .padding(8)
        .padding(.horizontal)
        .padding(.vertical, 12)
        .padding([.top, .leading], 4)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .offset(x: 1, y: 2)
        .offset(y: -4)
        .offset(CGSize(width: 1, height: 2))
        .position(x: 10, y: 20)
        .fixedSize()
        .fixedSize(horizontal: false, vertical: true)
        .layoutPriority(1)
        .zIndex(2)
        .hidden()
        .opacity(0.5)
    }
}

struct Backgrounds: View {
    var body: some View {
        Text("a")
            .background(.blue)
            .background(Color.red)
            .background(Color.red.opacity(0.3))
            .background { Circle().fill(.green) }
            .background(alignment: .topLeading) { Text("x") }
            .background(.regularMaterial)
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
            .background(.tint, in: .capsule)
            .background(Color.white, in: .rect(cornerRadius: 10))
            .background(Color.black.ignoresSafeArea())
            .overlay { Text("o") }
            .overlay(alignment: .bottom) { Divider() }
            .overlay(Text("old"), alignment: .center)
            .overlay(.red)
            .overlay(RoundedRectangle(cornerRadius: 4).stroke(.gray, lineWidth: 1))
            .clipped()
            .clipShape(Circle())
            .clipShape(.rect(cornerRadius: 12))
            .cornerRadius(4)
            .border(.red)
            .border(Color.blue, width: 2)
    }
}

struct Proportions: View {
    var body: some View {
        VStack {
            Image(systemName: "star.fill")
                .resizable()
                .aspectRatio(contentMode: .fit)
                .aspectRatio(16 / 9, contentMode: .fill)
                .scaledToFit()
                .scaledToFill()
            Color.blue.frame(height: 1)
            Text("guided").alignmentGuide(.leading) { dimensions in dimensions[.trailing] }
            Text("guided").alignmentGuide(VerticalAlignment.center) { $0.height / 2 }
        }
        .ignoresSafeArea()
        .ignoresSafeArea(.keyboard, edges: .bottom)
        .edgesIgnoringSafeArea(.all)
        .safeAreaInset(edge: .bottom) { Text("bar") }
        .safeAreaInset(edge: .top, spacing: 0) { Text("bar") }
    }
}

struct Measuring: View {
    @State private var size = CGSize.zero

    var body: some View {
        GeometryReader { proxy in
            Text("\(proxy.size.width)")
                .frame(width: proxy.size.width / 2, height: proxy.size.height)
                .position(x: proxy.frame(in: .local).midX, y: proxy.safeAreaInsets.top)
        }
        .onGeometryChange(for: CGSize.self) {
            $0.size
        } action: {
            size = $0
        }
    }
}

struct Grids: View {
    private let columns = [GridItem(.flexible()), GridItem(.fixed(40)), GridItem(.adaptive(minimum: 80))]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(0..<10) { Text("\($0)") }
            }
            LazyVStack(alignment: .leading, spacing: 2) { Text("a") }
            LazyHStack { Text("b") }
            Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
                GridRow {
                    Text("c")
                    Text("d").gridCellColumns(2)
                }
            }
            ViewThatFits {
                Text("long")
                Text("l")
            }
        }
    }
}
