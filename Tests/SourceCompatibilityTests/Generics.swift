// SPDX-License-Identifier: Apache-2.0
import SwiftUI

protocol Destination: View {
    associatedtype Model
    var model: Model { get }
    static var title: String { get }
}

struct CatalogScreen: Destination {
    let model: Catalog
    static let title = "Catalog"

    var body: some View {
        Text(Self.title)
    }
}

struct Loader<Value: Sendable, Content: View, Placeholder: View>: View {
    @State private var value: Value?
    let load: () async -> Value
    @ViewBuilder let content: (Value) -> Content
    @ViewBuilder let placeholder: () -> Placeholder

    var body: some View {
        Group {
            if let value {
                content(value)
            } else {
                placeholder()
            }
        }
        .task { value = await load() }
    }
}

struct Choice<Option: Hashable & Identifiable>: View where Option: CustomStringConvertible {
    let options: [Option]
    @Binding var selection: Option

    var body: some View {
        ForEach(options) { option in
            Button(option == selection ? "[\(option.description)]" : option.description) { selection = option }
        }
    }
}

struct Erased: View {
    let pages: [AnyView] = [AnyView(Text("a")), AnyView(EmptyView())]
    let make: () -> any View = { Text("made") }

    var body: some View {
        ForEach(pages.indices, id: \.self) { pages[$0] }
        AnyView(make())
        anyScreen(flag: true)
    }

    private func anyScreen(flag: Bool) -> AnyView {
        flag ? AnyView(Text("x")) : AnyView(Spacer())
    }
}

func boxed<Content: View>(_ content: Content) -> some View {
    content.padding()
}

@MainActor @ViewBuilder
func either(_ flag: Bool) -> some View {
    if flag {
        boxed(Text("a"))
    } else {
        boxed(Spacer())
    }
}

struct Wrapped<Base: View>: View {
    let base: Base
    init(@ViewBuilder _ base: @escaping () -> Base) { self.base = base() }
    var body: some View { base }
}

extension Wrapped: Equatable where Base: Equatable {
    nonisolated static func == (lhs: Self, rhs: Self) -> Bool { true }
}

struct Clock: DynamicProperty {
    @State private var ticks = 0
    var wrappedValue: Int { ticks }
    func tick() { ticks += 1 }
    func update() {}
}

struct ClockView: View {
    private var clock = Clock()
    var body: some View {
        Text("\(clock.wrappedValue)")
        either(true)
        boxed(Text("b"))
        Loader {
            1
        } content: {
            Text("\($0)")
        } placeholder: {
            Text("Loading")
        }
    }
}
