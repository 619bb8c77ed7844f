// SPDX-License-Identifier: Apache-2.0

/// Texts in lists and fields, which an attribute has as JSON.
indirect enum TextTree {
    case text(String)
    case list([TextTree])
    case fields([String: TextTree])

    /// The JSON, with the fields in the order of their names.
    var json: String {
        var json = JSONWriter()
        write(to: &json)
        return json.text
    }

    private func write(to json: inout JSONWriter) {
        switch self {
        case .text(let text): json.string(text)
        case .list(let list):
            json.raw("[")
            for (index, item) in list.enumerated() {
                if index > 0 { json.raw(",") }
                item.write(to: &json)
            }
            json.raw("]")
        case .fields(let fields):
            json.raw("{")
            for (index, (name, value)) in fields.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { json.raw(",") }
                json.string(name)
                json.raw(":")
                value.write(to: &json)
            }
            json.raw("}")
        }
    }
}
