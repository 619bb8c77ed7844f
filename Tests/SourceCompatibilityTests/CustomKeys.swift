// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Theme: Equatable, Sendable {
    var name = "light"
    static let dark = Theme(name: "dark")
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme()
}

private struct FormatterKey: EnvironmentKey {
    static let defaultValue: @Sendable (Double) -> String = { "\($0)" }
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    var numberText: @Sendable (Double) -> String {
        get { self[FormatterKey.self] }
        set { self[FormatterKey.self] = newValue }
    }
}

extension View {
    func theme(_ theme: Theme) -> some View {
        environment(\.theme, theme)
    }
}

struct HeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct TitlesKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) {
        value += nextValue()
    }
}

struct KeyReaders: View {
    @Environment(\.theme) private var theme
    @Environment(\.numberText) private var numberText
    @State private var titles: [String] = []
    @State private var height: CGFloat = 0

    var body: some View {
        VStack {
            Text(theme.name + numberText(1.5))
                .preference(key: TitlesKey.self, value: ["a"])
            Text("b").preference(key: TitlesKey.self, value: ["b"])
            Text("\(titles.count)")
        }
        .onPreferenceChange(TitlesKey.self) { titles = $0 }
        .onPreferenceChange(HeightKey.self) { [$height] value in $height.wrappedValue = value }
        .theme(.dark)
        .environment(\.numberText) { String($0) }
        .transformEnvironment(\.theme) { $0.name += "!" }
    }
}
