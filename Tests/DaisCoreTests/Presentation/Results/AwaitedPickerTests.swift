// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Pickers whose choice is awaited")
struct AwaitedPickerTests {
    private let screen = Screen { Text("page") }
    private var coordinator: PresentationCoordinator { screen.scope.coordinator }
    private let noon = Date(timeIntervalSinceReferenceDate: 43200)

    @Test("the date that is chosen when Done is pressed is the answer")
    func date() async {
        let task = await screen.start { [coordinator, noon] in
            await coordinator.pickDate("Due", from: noon, displayedComponents: .date)
        }
        await screen.settleTasks { screen.presentation("popover").exists }
        let picker = screen.presentation("popover")
        #expect(screen.element("heading", "Due").exists && !picker.button("Hour 9").exists)
        picker.button("Tuesday, January 16").tap()
        #expect(!task.isOver)
        picker.button("Done").tap()
        let answer = await task.value.answer
        #expect(answer == noon.addingTimeInterval(15 * 86400))
        #expect(!screen.presentation("popover").exists)
    }

    @Test("a dismissal is no answer, and canceling the task dismisses the picker")
    func dismissed() async {
        let task = await screen.start { [coordinator, noon] in await coordinator.pickDate("Due", from: noon) }
        await screen.settleTasks { screen.presentation("popover").exists }
        screen.presentation("popover").dismiss(by: .escape)
        #expect(await task.value == .dismissed(.escape))
        let next = await screen.start { [coordinator, noon] in await coordinator.pickDate("Due", from: noon) }
        await screen.settleTasks { screen.presentation("popover").exists }
        next.cancel()
        #expect(await next.value == .canceled)
        await screen.settleTasks { !screen.presentation("popover").exists }
        #expect(!screen.presentation("popover").exists)
    }

    @Test("a color is the answer, without a slider for the opacity if there is none to choose")
    func color() async {
        let task = await screen.start { [coordinator] in
            await coordinator.pickColor("Tint", from: Color(hex: "#336699")!, supportsOpacity: false)
        }
        await screen.settleTasks { screen.presentation("popover").exists }
        let picker = screen.presentation("popover")
        #expect(picker.all(.slider).count == 3)
        picker.textField("Hex").clear()
        picker.textField("Hex").type("#FF8000")
        picker.button("Done").tap()
        let color = await task.value.answer
        #expect(color?.resolve(in: EnvironmentValues()).description.hasPrefix("#FF8000") == true)
    }
}
