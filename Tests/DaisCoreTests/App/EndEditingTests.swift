// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("The end of editing that code for the iPhone asks for")
struct EndEditingTests {
    @Test("the browser takes the focus from whatever in the window has it")
    func window() {
        let screen = Screen {
            VStack {
                TextField("Name", text: .constant(""))
                Button("Done") { UIApplication.shared.windows.first?.endEditing(true) }
            }
        }
        let operations = screen.record { screen.button("Done").tap() }.operations
        #expect(operations == [.focus(screen.tree.root.id, false)])
    }
}
