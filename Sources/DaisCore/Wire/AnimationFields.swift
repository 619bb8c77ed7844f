// SPDX-License-Identifier: Apache-2.0

extension Animation {
    /// Writes the animation as `docs/WireProtocol.md` describes it.
    func write(to json: inout JSONWriter) {
        func put(_ numbers: Double...) {
            for (index, number) in numbers.enumerated() {
                if index > 0 { json.raw(",") }
                json.number(number)
            }
        }
        json.raw("[[")
        switch curve {
        case .points(let points, let duration):
            put(duration / speed)
            for point in points {
                json.raw(",")
                json.number(point)
            }
        case .bezier(let x1, let y1, let x2, let y2, let duration): put(x1, y1, x2, y2, duration / speed)
        case .spring(let response, let damping, 0): put(response / speed, damping)
        case .spring(let response, let damping, let velocity): put(response / speed, damping, velocity * speed)
        }
        json.raw("]")
        let count = repetitions.isFinite ? repetitions : 0
        if delay != 0 || count != 1 || completeAfter != nil {
            json.raw(",")
            put(delay)
        }
        if count != 1 || completeAfter != nil {
            json.raw(",")
            put(autoreverses ? -count - 1 : count)
        }
        if let completeAfter {
            json.raw(",")
            put(completeAfter)
        }
        json.raw("]")
    }
}

extension JSONWriter {
    /// Writes a number with at most three decimals in its shortest form.
    mutating func number(_ value: Double) {
        for byte in value.css.utf8 { raw(byte) }
    }
}
