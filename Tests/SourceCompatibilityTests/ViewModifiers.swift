// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Titled: ViewModifier {
    let title: String
    @State private var isShown = false

    func body(content: Content) -> some View {
        VStack {
            if isShown { Text(title) }
            content
        }
        .onAppear { isShown = true }
    }
}

struct Vanish: ViewModifier {
    func body(content: Content) -> some View {}
}

extension View {
    func titled(_ title: String) -> some View {
        modifier(Titled(title: title))
    }

    @ViewBuilder
    func `if`<Changed: View>(_ condition: Bool, transform: (Self) -> Changed) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }
}

struct Badge<Overlay: View>: ViewModifier {
    @Environment(\.theme) private var theme
    @Binding var count: Int
    @ViewBuilder var overlay: () -> Overlay

    func body(content: Content) -> some View {
        HStack {
            content
            if count > 0 { Text("\(count) \(theme.name)") }
            overlay()
        }
    }
}

struct ModifierUses: View {
    @State private var count = 1
    @State private var isOn = true

    var body: some View {
        VStack {
            Text("o").titled("T").modifier(Vanish())
            Text("p").if(isOn) { $0.padding() }
            Text("q").modifier(Badge(count: $count) { Text("!") })
            ModifiedContent(content: Text("r"), modifier: Titled(title: "t"))
        }
    }
}
