// SPDX-License-Identifier: Apache-2.0

/// The selected part of the text in a field, or the insertion point.
///
/// ```swift
/// struct MessageEditor: View {
///     @State private var text = ""
///     @State private var selection: TextSelection?
///
///     var body: some View {
///         TextEditor(text: $text, selection: $selection)
///         Button("Quote") { quote() }
///     }
///
///     private func quote() {
///         guard case .selection(let range) = selection?.indices else { return }
///         text.replaceSubrange(range, with: "> \(text[range])")
///     }
/// }
/// ```
/// The indices belong to the text of the field at the time of the selection. An index that is outside of the text counts
/// as its end.
nonisolated public struct TextSelection: Equatable, Hashable, Sendable {
    /// The places of a selection.
    public enum Indices: Equatable, Hashable, Sendable {
        /// One range, which is empty for an insertion point.
        case selection(Range<String.Index>)
        /// Several ranges. Fields of a browser have one, so it is never reported.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The places of the selection.
    public var indices: Indices

    /// Creates a selection of a range of a text.
    public init(range: Range<String.Index>) { indices = .selection(range) }

    /// Creates an insertion point.
    public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

    /// Creates a selection of several ranges. A field selects the text from the first of them to the last.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// A Boolean that is `true` for an insertion point, which contains no characters.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}

nonisolated extension TextSelection {
    /// Creates the selection between two offsets in UTF-16, which are moved to the characters that contain them.
    init(from first: Int, to last: Int, in text: String) {
        let start = text.index(ofCharacterAt: first)
        self.init(range: start..<max(start, text.index(ofCharacterAt: last)))
    }

    /// Returns the offsets in UTF-16 of the beginning and the end, or `nil` for no range at all.
    func offsets(in text: String) -> (first: Int, last: Int)? {
        let range: Range<String.Index>
        switch indices {
        case .selection(let one): range = one
        case .multiSelection(let ranges):
            guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
            range = first.lowerBound..<last.upperBound
        }
        let first = min(range.lowerBound, text.endIndex), last = min(range.upperBound, text.endIndex)
        return (first.utf16Offset(in: text), last.utf16Offset(in: text))
    }
}

nonisolated extension String {
    fileprivate func index(ofCharacterAt offset: Int) -> String.Index {
        let place = utf16.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex
        // The browser places the caret between the parts of some characters. An offset of zero rounds down.
        return index(place, offsetBy: 0)
    }
}
