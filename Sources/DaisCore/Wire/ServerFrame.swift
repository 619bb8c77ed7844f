// SPDX-License-Identifier: Apache-2.0

/// A frame from the server to the browser.
package enum ServerFrame: Equatable, Sendable {
    /// The answer to a hello. A note tells the user what has happened to the page.
    case welcome(session: String, secret: String, status: WelcomeStatus, graceSeconds: Int, note: String? = nil)
    case patch(sequence: Int, acknowledged: Int, [Operation])
    /// A text that the browser keeps: the sealed state of the session if `name` is empty, and otherwise the JSON of a
    /// value of `@AppStorage`, which `nil` removes.
    case store(name: String, text: String?)
    /// The last frame. A browser comes again within `retry` milliseconds if the code allows it.
    case end(code: EndCode, message: String, retry: Int? = nil)

    package var text: String {
        var json = JSONWriter()
        switch self {
        case .welcome(let session, let secret, let status, let grace, let note):
            json.raw("[\"w\",")
            json.string(session)
            json.raw(",")
            json.string(secret)
            json.raw(",")
            json.string(status.rawValue)
            json.raw(",")
            json.int(grace)
            if let note {
                json.raw(",")
                json.string(note)
            }
            json.raw("]")
        case .store(let name, let text):
            json.raw("[\"s\",")
            json.string(name)
            json.raw(",")
            json.string(text)
            json.raw("]")
        case .patch(let sequence, let acknowledged, let operations):
            json.raw("[\"p\",")
            json.int(sequence)
            json.raw(",")
            json.int(acknowledged)
            json.raw(",")
            json.list(operations)
            json.raw("]")
        case .end(let code, let message, let retry):
            json.raw("[\"x\",")
            json.string(code.rawValue)
            json.raw(",")
            json.string(message)
            if let retry {
                json.raw(",")
                json.int(retry)
            }
            json.raw("]")
        }
        return json.text
    }
}

package enum WelcomeStatus: String, Sendable { case adopted, replaced, resumed }

package enum EndCode: String, Sendable { case reload, ended, limit, expired, drain, refused }

extension Operation {
    package func write(to json: inout JSONWriter) {
        json.raw("[")
        json.int(code)
        switch self {
        case .create(let parent, let before, let html, let first, let count):
            json.fields(parent, before)
            json.field(html)
            json.fields(first, UInt32(count))
        case .remove(let id): json.fields(id)
        case .text(let id, let text):
            json.fields(id)
            json.field(text)
        case .attribute(let id, let name, let value), .style(let id, let name, let value):
            json.fields(id)
            json.field(name)
            json.field(value)
        case .property(let id, let name, let value, let answers):
            json.fields(id)
            json.field(name)
            json.raw(",")
            switch value {
            case .text(let text): json.string(text)
            case .flag(let flag): json.bool(flag)
            }
            json.raw(",")
            json.int(answers)
        case .move(let id, let before): json.fields(id, before)
        case .content(let id, let html, let first, let count):
            json.fields(id)
            json.field(html)
            json.fields(first, UInt32(count))
        case .layer(let id, let command, let epoch):
            json.fields(id)
            json.field(command.rawValue)
            json.raw(",")
            json.int(epoch)
        case .focus(let id, let target):
            json.fields(id)
            json.raw(",")
            json.bool(target)
        case .rules(let text), .symbols(let text): json.field(text)
        case .drop(let names): json.field(names.joined(separator: " "))
        case .document(let name, let value), .log(let name, let value):
            json.field(name)
            json.field(value)
        case .scroll(let id, let edge, let isSmooth):
            json.fields(id)
            json.field(edge)
            if isSmooth { json.raw(",true") }
        case .position(let id, let target, let x, let y, let isSmooth):
            json.fields(id, target)
            json.place(x)
            json.place(y)
            json.raw(",")
            json.bool(isSmooth)
        case .animated(let animation, let completions, let operations):
            json.raw(",")
            animation.write(to: &json)
            json.raw(",[")
            for (index, number) in completions.enumerated() {
                if index > 0 { json.raw(",") }
                json.int(number)
            }
            json.raw("],")
            json.list(operations)
        case .keyframes(let id, let property, let values):
            json.fields(id)
            json.field(property)
            json.raw(",[")
            for (index, value) in values.enumerated() {
                if index > 0 { json.raw(",") }
                json.string(value)
            }
            json.raw("]")
        }
        json.raw("]")
    }
}

extension JSONWriter {
    fileprivate mutating func fields(_ ids: UInt32...) {
        for id in ids {
            raw(",")
            int(id)
        }
    }

    fileprivate mutating func list(_ operations: [Operation]) {
        raw("[")
        for (index, operation) in operations.enumerated() {
            if index > 0 { raw(",") }
            operation.write(to: &self)
        }
        raw("]")
    }

    fileprivate mutating func place(_ value: Double?) {
        raw(",")
        if let value { number(value) } else { raw("null") }
    }

    fileprivate mutating func field(_ text: String?) {
        raw(",")
        string(text)
    }
}
