// SPDX-License-Identifier: Apache-2.0

/// Writes elements as HTML and numbers them in document order. Text is escaped only here.
@MainActor
package struct HTMLWriter {
    private let bytes = GrowingBytes(capacity: 1024)
    private var next: UInt32
    private let first: UInt32
    /// The positions of the attributes that can differ between a page and the session that adopts it: apps make ids of
    /// rows at random.
    private var varying: [Range<Int>] = []
    /// Indicates whether elements are written without being numbered.
    private var isSnapshot = false

    init(first: UInt32) {
        self.first = first
        next = first
    }

    var fragment: (html: String, first: UInt32, count: Int) {
        (bytes.text, first, Int(next - first))
    }

    /// The number of the next element.
    var end: UInt32 { next }

    /// Adds everything to a hash by which a page and a session compare what they show.
    func add(to hash: inout FNV1a) {
        bytes.read { bytes in
            var start = 0
            for range in varying {
                for byte in bytes[start..<range.lowerBound] { hash.add(byte) }
                start = range.upperBound
            }
            for byte in bytes[start...] { hash.add(byte) }
        }
    }

    mutating func write(_ element: Element) {
        if !isSnapshot { ContentModel.settle(element) }
        let (classes, axes, style) = (element.classes, element.axisClasses, element.styleClass)
        if !isSnapshot { element.written(as: next) }
        next += 1
        let name = element.customName ?? element.tag.rawValue
        sign("<")
        raw(name)
        if !(classes.isEmpty && axes.isEmpty && style.isEmpty) {
            bytes.append(" class=\"" as StaticString)
            escape(classes, quotes: true)
            if !classes.isEmpty, !axes.isEmpty { sign(" ") }
            raw(axes)
            if !style.isEmpty, !(classes.isEmpty && axes.isEmpty) { sign(" ") }
            raw(style)
            sign("\"")
        }
        for item in element.attributes { attribute(item.name, item.value) }
        if let state = element.initialState { attribute(state.name, state.value) }
        if let events = element.eventList { attribute(AttributeName.on, events) }
        if let key = element.fieldKey {
            if !isSnapshot { element.extras?.field?.key = key }
            let start = bytes.count
            attribute(AttributeName.record, key.text)
            varying.append(start..<bytes.count)
            // On a reload browsers restore values by position, and could write them into the fields of another record.
            if key.hasRecord, element.attribute("autocomplete") == nil { attribute("autocomplete", "off") }
        }
        sign(">")
        if element.tag.isVoid { return }
        if let text = element.initialText {
            // The parser drops a newline directly after <textarea> or <pre>.
            if element.tag == .textarea || element.tag == .pre { sign("\n") }
            escape(text, quotes: false)
        } else {
            for child in element.children { write(child) }
        }
        bytes.append("</" as StaticString)
        raw(name)
        sign(">")
    }

    private func attribute(_ name: String, _ value: String) {
        sign(" ")
        raw(name)
        if value.isEmpty { return }
        bytes.append("=\"" as StaticString)
        escape(value, quotes: true)
        sign("\"")
    }

    /// Appends one character. A text of one byte costs eight times as much.
    private func sign(_ character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }

    private func raw(_ text: String) { bytes.append(text) }

    private func escape(_ text: String, quotes: Bool) {
        if quotes {
            bytes.append(text, escaping: ValueEscapes.self)
        } else {
            bytes.append(text, escaping: TextEscapes.self)
        }
    }

    fileprivate static func snapshot(of element: Element) -> String {
        var writer = HTMLWriter(first: 1)
        writer.isSnapshot = true
        writer.write(element)
        return writer.bytes.text
    }

    /// Returns text escaped for other parts of the page, such as its title.
    package static func escaped(_ text: String) -> String {
        let writer = HTMLWriter(first: 1)
        writer.escape(text, quotes: true)
        return writer.bytes.text
    }
}

private enum TextEscapes: UTF8Escapes {
    static func marks(in word: UInt64) -> UInt64 {
        zeros(word) | equal(word, to: 0x26) | equal(word, to: 0x3c) | equal(word, to: 0x0d)
    }

    static func replace(_ byte: UInt8, in bytes: GrowingBytes) {
        switch byte {
        case 0x26: bytes.append("&amp;" as StaticString)
        case 0x3c: bytes.append("&lt;" as StaticString)
        case 0x22: bytes.append("&quot;" as StaticString)
        case 0x0d: bytes.append("&#13;" as StaticString)
        // The parser would replace or drop a NUL.
        default: break
        }
    }
}

private enum ValueEscapes: UTF8Escapes {
    static func marks(in word: UInt64) -> UInt64 { TextEscapes.marks(in: word) | equal(word, to: 0x22) }
    static func replace(_ byte: UInt8, in bytes: GrowingBytes) { TextEscapes.replace(byte, in: bytes) }
}

extension Element {
    /// The element's markup as it is now, without numbers. Reading it changes nothing.
    package var markup: String { HTMLWriter.snapshot(of: self) }
}
