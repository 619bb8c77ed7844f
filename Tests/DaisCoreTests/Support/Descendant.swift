// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore

extension Element {
    /// The first element that meets the condition, this one included.
    func descendant(where condition: (Element) -> Bool) -> Element? {
        if condition(self) { return self }
        for child in children {
            if let found = child.descendant(where: condition) { return found }
        }
        return nil
    }
}
