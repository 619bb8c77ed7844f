// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting

extension Screen {
    /// The titles of the buttons of the topmost layer, in order.
    var buttons: [String] { found { $0.tag == .button }.map(\.fullText) }

    /// The element of the topmost layer with that class.
    func part(_ name: String) -> Element? { found { $0.classList.split(separator: " ").contains { $0 == name } }.first }

    private func found(_ matches: (Element) -> Bool) -> [Element] {
        func search(_ element: Element) -> [Element] {
            (matches(element) ? [element] : []) + element.children.flatMap(search)
        }
        return search(top)
    }
}
