// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct BranchingView: View {
    enum Phase { case idle, loading(Double), failed(String), done([Int]) }

    var phase = Phase.idle
    var title: String?
    var isWide = false

    var body: some View {
        let count = 3
        if isWide {
            Text("wide")
        } else if count > 2 {
            Text("narrow")
        }
        switch phase {
        case .idle: EmptyView()
        case .loading(let progress) where progress > 0.5: Text("nearly there")
        case .loading(let progress): Text("\(progress)")
        case .failed(let message):
            Text("failed")
            Text(message)
        case .done(let values):
            ForEach(values, id: \.self) { value in
                Text("\(value)")
            }
        }
        if let title { Text(title) }
        if let title = title, !title.isEmpty { Text(title) }
        if #available(iOS 17, macOS 14, *) {
            Text("new")
        } else {
            Text("old")
        }
        if #available(iOS 26, *) { Text("newest") }
        let shout: (String) -> String = { $0.uppercased() }
        Text(shout("\(count)"))
    }
}

struct EmptyBody: View {
    var body: some View {}
}

struct TwelveChildren: View {
    var body: some View {
        VStack {
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
            Text("9")
            Text("10")
            Text("11")
            Text("12")
        }
    }
}

struct Card<Header: View, Content: View>: View {
    private let header: Header
    private let content: Content

    init(@ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) {
        self.header = header()
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            header
            content
        }
    }
}

extension Card where Header == EmptyView {
    init(@ViewBuilder content: () -> Content) {
        self.init(header: { EmptyView() }, content: content)
    }
}

extension Card where Header == Text {
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: { Text(title) }, content: content)
    }
}

struct StoredBuilder<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { content }
}

struct StoredClosure<Content: View>: View {
    var items: [Int]
    @ViewBuilder let row: (Int) -> Content
    var body: some View {
        ForEach(items, id: \.self) { item in row(item) }
    }
}

struct BuilderUses: View {
    var flag = true

    var body: some View {
        Group {
            header
            footer(text: "f")
            Card("Title") {
                Text("a")
                if flag { Text("b") }
            }
            Card { Text("c") }
            Card {
                Text("h")
                Text("h2")
            } content: {
            }
            StoredBuilder { Text("d") }
            StoredClosure(items: [1, 2]) { Text("\($0)") }
        }
    }

    private var header: some View { Text("header") }

    @ViewBuilder private var optionalHeader: some View {
        if flag {
            Text("on")
        } else {
            EmptyView()
        }
    }

    @ViewBuilder
    private func footer(text: String) -> some View {
        Text(text)
        optionalHeader
    }

    private func sized(_ value: CGFloat) -> some View {
        Text("sized").padding(value)
    }
}
