// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@Suite("Modifiers of lifecycle, environment and preferences")
struct StateModifierTests {
    @Test("a modifier of lifecycle runs exactly when it should", arguments: lifecycle)
    func lifecycleHolds(_ row: ModifierRow) async {
        await row.check()
    }

    @Test("a modifier of values sends exactly its value", arguments: values)
    func valueHolds(_ row: ModifierRow) async {
        await row.check()
    }

    @ModifierRows static var lifecycle: [ModifierRow] {
        ModifierRow.effect("onAppear(perform:)", "appeared") { log in
            Leaf().onAppear { log.add("appeared") }
        }
        ModifierRow.effect("onDisappear(perform:)", "gone") { log in
            if !log.isOn { Leaf().onDisappear { log.add("gone") } }
        } when: { screen, log in
            screen.operations { log.isOn = true }
        }
        ModifierRow.effect("onChange(of:_:)", "false to true") { log in
            Leaf().onChange(of: log.isOn) { log.add("\($0) to \($1)") }
        } when: { screen, log in
            screen.operations { log.isOn = true }
        }
        ModifierRow.effect("task(_:)", "ran") { log in
            Leaf().task { log.add("ran") }
        }
        ModifierRow.effect("id(_:)", "appeared, gone, appeared") { log in
            Leaf().onDisappear { log.add("gone") }.onAppear { log.add("appeared") }.id(log.isOn)
        } when: { screen, log in
            screen.operations { log.isOn = true }
        }
        ModifierRow.elements(
            "modifier(_:)",
            """
            span.T A
            span.T A
            """
        ) { Leaf().modifier(Doubled()) }
        ModifierRow.effect("refreshable(action:)", "refreshed") { log in
            Refreshing().refreshable { await log.add("refreshed") }
        } when: { screen, _ in
            screen.button("Refresh").tap()
        }
    }

    struct Doubled: ViewModifier {
        func body(content: Content) -> some View {
            content
            content
        }
    }

    struct Refreshing: View {
        @Environment(\.refresh) private var refresh
        var body: some View {
            Button("Refresh") { Task { await refresh?() } }
        }
    }

    @ModifierRows static var values: [ModifierRow] {
        ModifierRow.elements("environment(_:_:)", "span.T 7") { Reader().environment(\.number, 7) }
        ModifierRow.elements("transformEnvironment(_:transform:)", "span.T 8") {
            Reader().transformEnvironment(\.number) { $0 += 1 }.environment(\.number, 7)
        }
        ModifierRow.elements("environment(\\.layoutDirection, .rightToLeft)", "span.T[dir=rtl] A") {
            Leaf().environment(\.layoutDirection, .rightToLeft)
        }
        ModifierRow.elements("environment(\\.colorScheme, .dark)", "span.T{color-scheme:dark;color:var(--label)} A") {
            Leaf().environment(\.colorScheme, .dark)
        }
        ModifierRow.effect("preference(key:value:)", "3") { log in
            Leaf().preference(key: Sum.self, value: 3).onPreferenceChange(Sum.self) { log.add("\($0)") }
        }
        ModifierRow.effect("transformPreference(_:_:)", "6") { log in
            Leaf().preference(key: Sum.self, value: 3).transformPreference(Sum.self) { $0 *= 2 }
                .onPreferenceChange(Sum.self) { log.add("\($0)") }
        }
        ModifierRow.effect("onPreferenceChange(_:perform:)", "3, 4") { log in
            Leaf().preference(key: Sum.self, value: log.isOn ? 4 : 3)
                .onPreferenceChange(Sum.self) { log.add("\($0)") }
        } when: { screen, log in
            screen.operations { log.isOn = true }
        }
        ModifierRow.elements(
            "overlayPreferenceValue(_:_:)",
            """
            div.O
              span.T A
              div.ov
                span.T 3
            """
        ) {
            Leaf().preference(key: Sum.self, value: 3).overlayPreferenceValue(Sum.self) { Text("\($0)") }
        }
        ModifierRow.elements(
            "backgroundPreferenceValue(_:_:)",
            """
            div.O
              div.ov.under
                span.T 3
              span.T A
            """
        ) {
            Leaf().preference(key: Sum.self, value: 3).backgroundPreferenceValue(Sum.self) { Text("\($0)") }
        }
        ModifierRow.elements(
            "anchorPreference(key:value:transform:)",
            """
            div.O
              span.T[data-places][data-on=measure] A
              div.ov
                span.T 1 of 1
            """
        ) {
            Leaf().anchorPreference(key: Anchors.self, value: .bounds) { [$0] }
                .overlayPreferenceValue(Anchors.self) { Text("\($0.count) of 1") }
        }
        ModifierRow.elements(
            "transformAnchorPreference(key:value:transform:)",
            """
            div.O
              span.T[data-places][data-on=measure] A
              div.ov
                span.T 2 of 2
            """
        ) {
            Leaf().anchorPreference(key: Anchors.self, value: .bounds) { [$0] }
                .transformAnchorPreference(key: Anchors.self, value: .bounds) { $0.append($1) }
                .overlayPreferenceValue(Anchors.self) { Text("\($0.count) of 2") }
        }
    }

    struct Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    struct Anchors: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    struct Reader: View {
        @Environment(\.number) private var number
        var body: some View { Text("\(number)") }
    }
}

private struct NumberKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}
