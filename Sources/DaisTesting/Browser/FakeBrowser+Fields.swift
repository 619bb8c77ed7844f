// SPDX-License-Identifier: Apache-2.0
import DaisCore

/// The live values of form controls, which elements of the server do not contain.
extension FakeBrowser {
    func value(of field: Element) -> PropertyValue {
        if let value = page[field.id]?.value ?? field.fieldValue { return value }
        switch field.attribute("type") {
        case "checkbox", "radio": return .flag(field.attribute("checked") != nil)
        default: return .text(field.attribute("value") ?? field.text ?? "")
        }
    }

    func set(_ value: PropertyValue, in field: Element) { page[field.id]?.value = value }
}
