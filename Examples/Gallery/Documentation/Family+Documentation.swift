// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Family {
    /// The name of the page of the documentation about the family's subject.
    var documentation: String? { Self.documentation[path] }

    var documentationURL: URL? { documentation.map { URL(string: "/docs/\($0)")! } }

    private static let documentation = [
        "sheet": "Presentations", "cover": "Presentations", "popover": "Presentations", "alert": "Presentations",
        "dialog": "Presentations", "menu": "Presentations", "inspector": "Presentations", "drawer": "Presentations",
        "own-sheet": "WhichDoor", "coordinator": "WhichDoor", "toast": "Toasts", "modals": "Modals",
        "host": "PresentationHost", "torture": "Behaviors", "files": "Server", "drag-and-drop": "DragAndDrop",
        "navigation": "Navigation", "state": "State", "controls": "Clipboard", "accessibility": "Testing",
    ]
}
