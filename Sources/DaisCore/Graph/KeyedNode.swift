// SPDX-License-Identifier: Apache-2.0

/// The node of a `ForEach`, with one child per id, in the order of the data.
///
/// Inside a lazy container only the rows of the window have nodes; two empty elements replace the others.
final class KeyedNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node, WindowedRows {
    private var view: ForEach<Data, ID, Content>
    private let context: _MountContext
    private var keys: [ID] = []
    private var rows: [_Node] = []
    /// The key of the row that is being mounted.
    private var current: ID?
    private var hasReportedDuplicate = false
    private var lastFound = 0
    private let segment: WindowSegment?
    private let reader: RowsReader

    init(_ view: ForEach<Data, ID, Content>, in context: _MountContext) {
        self.view = view
        self.context = context
        segment = context.window.map { WindowSegment(in: $0, context: context) }
        reader = RowsReader(context)
        super.init(context)
        segment?.rows = self
        reader.rows = self
        apply()
    }

    var rowCount: Int { view.data.count }

    /// Returns the id of a row by its node.
    override func identity(of row: _Node) -> AnyHashable? {
        if let current { return AnyHashable(current) }
        return index(of: row).map { AnyHashable(keys[$0]) }
    }

    /// Returns the id of a row, or its position in a constant range.
    func choice(of row: _Node) -> AnyHashable? {
        guard let id = identity(of: row), view.countsRows else { return identity(of: row)?.rowID }
        guard let range = view.data as? Range<Int>, let number = id.base as? Int else { return id }
        return number - range.lowerBound
    }

    /// Returns the position of a row in the data by its node.
    func position(of row: _Node) -> Int? { index(of: row).map { $0 + (segment?.start ?? 0) } }

    /// Returns the index of a row. The search starts at the last result, because rows are queried in order, each once or
    /// several times, and during a search there are thousands.
    private func index(of row: _Node) -> Int? {
        let guesses = min(lastFound, rows.count)..<min(lastFound + 2, rows.count)
        let found = guesses.first { rows[$0] === row } ?? rows.firstIndex { $0 === row }
        if let found { lastFound = found }
        return found
    }

    /// Returns the node of a row, and mounts the row if necessary.
    func build(_ id: AnyHashable) -> _Node? {
        guard let id = id.base as? ID else { return nil }
        if let index = keys.firstIndex(of: id) { return rows[index] }
        guard let segment, let index = view.data.firstIndex(where: { view.identify($0) == id }) else { return nil }
        segment.show(view.data.distance(from: view.data.startIndex, to: index))
        return keys.firstIndex(of: id).map { rows[$0] }
    }

    func patch(to new: ForEach<Data, ID, Content>) {
        reader.catchUp()
        view = new
        readingChanged()
    }

    func windowMoved() { apply(isNew: false) }

    func readingChanged() {
        if let rehearsal = tree.rehearsal { rehearse(rehearsal) } else { apply() }
    }

    /// Patches the existing rows that the new data contains. No row is inserted, removed or moved.
    private func rehearse(_ rehearsal: Rehearsal) {
        let data = view.data
        let range = (segment?.range ?? 0..<data.count).clamped(to: 0..<data.count)
        let start = data.index(data.startIndex, offsetBy: range.lowerBound)
        var old = [ID: _Node](minimumCapacity: keys.count)
        for (key, row) in zip(keys, rows) { old[key] = row }
        var index = start
        for content in contents(from: start, count: range.count) {
            if let row = old.removeValue(forKey: view.identify(data[index])) { Content._patch(row, to: content) }
            data.formIndex(after: &index)
        }
        for row in old.values { rehearsal.leaves(row) }
    }

    /// - Parameter isNew: Whether existing rows may have changed. When a search adds rows, updating the existing ones
    ///   took four times as long as mounting the new ones.
    private func apply(isNew: Bool = true) {
        let data = view.data
        let range = segment?.visible(of: data.count) ?? 0..<data.count
        var newKeys: [ID] = []
        newKeys.reserveCapacity(range.count)
        let start = data.index(data.startIndex, offsetBy: range.lowerBound)
        // Plain indices are faster: in generic code a slice and its iterator look up their types for every element.
        var index = start
        for _ in range {
            newKeys.append(view.identify(data[index]))
            data.formIndex(after: &index)
        }
        guard isNew || newKeys != keys else { return }
        let contents = isNew ? contents(from: start, count: range.count) : []
        if keys.isEmpty, Self.areAscending(newKeys) { return fill(newKeys, data, start, contents) }
        guard newKeys == keys else { return rearrange(newKeys, data, start, contents) }
        for (row, content) in zip(rows, contents) { Content._patch(row, to: content) }
    }

    /// Returns the contents of the rows. The app's closure makes them, and its dependencies are observed like those of
    /// a body.
    private func contents(from start: Data.Index, count: Int) -> [Content] {
        reader.track(RowsReader.plan) {
            var index = start
            return (0..<count).map { _ in
                defer { view.data.formIndex(after: &index) }
                return view.content(view.data[index])
            }
        }
    }

    /// Returns whether the keys are ascending numbers, and therefore unique, as those of a range are. It avoids a table
    /// of keys, which takes a tenth of the time of mounting the rows.
    private static func areAscending(_ keys: [ID]) -> Bool {
        guard let numbers = keys as? [Int], !numbers.isEmpty else { return false }
        return zip(numbers, numbers.dropFirst()).allSatisfy(<)
    }

    /// Mounts all rows when there are none.
    private func fill(_ newKeys: [ID], _ data: Data, _ start: Data.Index, _ contents: [Content]) {
        var inner = context.below(self)
        inner.window = nil
        var index = start
        var made: [_Node] = []
        made.reserveCapacity(newKeys.count)
        for (number, key) in newKeys.enumerated() {
            current = key
            let content = contents.isEmpty ? reader.peek { view.content(data[index]) } : contents[number]
            made.append(Content._mount(content, in: inner))
            data.formIndex(after: &index)
        }
        current = nil
        rows = made
        keys = newKeys
        context.container.invalidateChildren()
    }

    /// - Parameter contents: The contents of the rows, or an empty array if existing rows do not change.
    private func rearrange(_ newKeys: [ID], _ data: Data, _ start: Data.Index, _ contents: [Content]) {
        let match = ListMatch(from: keys, to: newKeys)
        var nextRows: [_Node] = []
        var nextKeys: [ID] = []
        nextRows.reserveCapacity(newKeys.count)
        nextKeys.reserveCapacity(newKeys.count)
        var inner = context.below(self)
        inner.window = nil
        var index = start
        for (number, key) in newKeys.enumerated() {
            defer { data.formIndex(after: &index) }
            switch match.sources[number] {
            case .old(let place):
                if !contents.isEmpty { Content._patch(rows[place], to: contents[number]) }
                nextRows.append(rows[place])
            case .new:
                current = key
                let content = contents.isEmpty ? reader.peek { view.content(data[index]) } : contents[number]
                nextRows.append(Content._mount(content, in: inner))
                current = nil
            case .repeated:
                reportDuplicate(key)
                continue
            }
            nextKeys.append(key)
        }
        // Rows are unmounted from the end, where lists of rows find them fastest.
        for place in match.leaving.reversed() { rows[place].unmount() }
        rows = nextRows
        keys = nextKeys
        context.container.invalidateChildren()
    }

    private func reportDuplicate(_ key: ID) {
        guard !hasReportedDuplicate else { return }
        hasReportedDuplicate = true
        ForEachDiagnostics.duplicate(key, of: Data.Element.self)
    }

    override func collect(into elements: inout [Element]) {
        if let before = segment?.before { elements.append(before) }
        for row in rows { row.collect(into: &elements) }
        if let after = segment?.after { elements.append(after) }
    }

    override func willUnmount() {
        reader.unmount()
        segment?.close()
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        for row in rows { visit(row) }
    }
}

enum ForEachDiagnostics {
    static func duplicate(_ key: some Hashable, of type: Any.Type) {
        Diagnostics.warn(
            "ForEach<\(type)> has the id \(key) more than once; only the first is shown.",
            remedy: "Give every element an id of its own.")
    }
}

/// Records the dependencies of a `ForEach` closure. The surrounding body was evaluated before, so it does not observe
/// state that only the rows read.
private final class RowsReader: _CompositeBase {
    static let plan = FieldPlan(isBuiltIn: true)
    // The rows own the reader and unmount it with them.
    unowned(unsafe) var rows: (any WindowedRows)?

    override var viewName: String { "ForEach" }
    override var isBuiltIn: Bool { true }
    override func evaluate() { rows?.readingChanged() }
}
