// SPDX-License-Identifier: Apache-2.0

/// The selection of a field: the binding of the app, and its current value.
nonisolated struct FieldSelection {
    let binding: Binding<TextSelection?>
    /// The current value of ``binding``. The outer view reads it, so that changes evaluate it.
    let value: TextSelection?

    init(_ binding: Binding<TextSelection?>) {
        self.binding = binding
        value = binding.wrappedValue
    }
}

/// The selection that the app and the browser agree on.
struct SharedSelection {
    /// The selection that the app last had. A different one is a wish of the app; the same one can be older than what
    /// the browser shows.
    private var known: TextSelection?
    private var wishes = 0
    /// The text of the attribute: the number of the wish and two offsets in UTF-16, or nothing before the first wish.
    private(set) var text = ""

    /// Notes the selection that the app has.
    mutating func show(_ selection: TextSelection?, in content: String) {
        guard selection != known else { return }
        known = selection
        guard let offsets = selection?.offsets(in: content) else { return }
        wishes += 1
        text = "\(wishes) \(offsets.first) \(offsets.last)"
    }

    /// Writes the selection that the browser reports to the binding of the app.
    mutating func report(_ payload: EventPayload, in content: String, to binding: Binding<TextSelection?>) {
        guard payload[0].string == "selection", let first = payload[1].int, let last = payload[2].int else { return }
        let selection = TextSelection(from: first, to: last, in: content)
        known = selection
        if binding.wrappedValue != selection { binding.wrappedValue = selection }
    }
}
