// SPDX-License-Identifier: Apache-2.0

/// The node of a `ForEach`, with one child per id, in the order of the data.
///
/// Inside a lazy container only the rows of the window have nodes; two empty elements replace the others.
final class KeyedNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node, WindowedRows {
    private var view: ForEach<Data, ID, Content>
    private let context: _MountContext
    private var keys: [ID] = []
    private var rows: [_Node] = []
    /// The keys while rows are being mounted, and the index of the one that is.
    private var newKeys: [ID] = []
    private var current: Int?
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
        if let current { return AnyHashable(newKeys[current]) }
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

    func visitRows(_ visit: (AnyHashable, _Node?) -> Void) {
        guard let start = segment?.start else { return zip(keys, rows).forEach { visit(AnyHashable($0), $1) } }
        for (position, element) in view.data.enumerated() {
            let index = position - start
            visit(AnyHashable(view.identify(element)), rows.indices.contains(index) ? rows[index] : nil)
        }
    }

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
        let count = view.data.count
        let (elements, contents) = contents((segment?.range ?? 0..<count).clamped(to: 0..<count))
        var old = [ID: _Node](minimumCapacity: keys.count)
        for (key, row) in zip(keys, rows) { old[key] = row }
        for (element, content) in zip(elements, contents) {
            if let row = old.removeValue(forKey: view.identify(element)) { Content._patch(row, to: content) }
        }
        for row in old.values { rehearsal.leaves(row) }
    }

    /// - Parameter isNew: Whether existing rows may have changed. When a search adds rows, updating the existing ones
    ///   took four times as long as mounting the new ones.
    private func apply(isNew: Bool = true) {
        let count = view.data.count
        let range = segment?.visible(of: count) ?? 0..<count
        let (elements, contents) = isNew ? contents(range) : (elements(range), [])
        let newKeys = Self.map(elements, view.identify)
        guard isNew || newKeys != keys else { return }
        if keys.isEmpty, Self.areAscending(newKeys) { return fill(newKeys, elements, contents) }
        guard newKeys == keys else { return rearrange(newKeys, elements, contents) }
        contents.withUnsafeBufferPointer { contents in
            for index in 0..<contents.count { Content._patch(rows[index], to: (contents.baseAddress! + index).pointee) }
        }
    }

    /// Returns a part of the data as an array. Each access to an element of an unknown collection allocates memory.
    private func elements(_ range: Range<Int>) -> [Data.Element] {
        let data = view.data
        // A range would be copied by generic code, in 1,600 instructions for each element.
        if let numbers = data as? Range<Int> {
            let part = numbers.lowerBound + range.lowerBound..<numbers.lowerBound + range.upperBound
            return unsafeBitCast(Array(part), to: [Data.Element].self)
        }
        guard range.count < data.count else { return Array(data) }
        let start = data.index(data.startIndex, offsetBy: range.lowerBound)
        return Array(data[start..<data.index(start, offsetBy: range.count)])
    }

    /// Returns a part of the data, and the contents of its rows. The app's closure makes them, and its dependencies are
    /// observed like those of a body.
    private func contents(_ range: Range<Int>) -> ([Data.Element], [Content]) {
        let content = view.content
        return reader.track(RowsReader.plan) {
            let elements = elements(range)
            return (elements, Self.map(elements, content))
        }
    }

    /// Maps an array. The `map` of the standard library takes 1,000 instructions more for each element here, because this
    /// code is compiled for all types at once. It is not isolated, so that a closure need not check where it runs.
    private nonisolated static func map<T>(_ elements: [Data.Element], _ transform: (Data.Element) -> T) -> [T] {
        let count = elements.count
        return [T](unsafeUninitializedCapacity: count) { buffer, done in
            guard let start = buffer.baseAddress else { return }
            elements.withUnsafeBufferPointer { elements in
                guard let first = elements.baseAddress else { return }
                while done < count {
                    (start + done).initialize(to: transform((first + done).pointee))
                    done += 1
                }
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
    private func fill(_ newKeys: [ID], _ elements: [Data.Element], _ contents: [Content]) {
        let inner = insideRows
        var made: [_Node] = []
        made.reserveCapacity(newKeys.count)
        self.newKeys = newKeys
        for number in 0..<newKeys.count { made.append(mount(elements, contents, number, inner)) }
        self.newKeys = []
        rows = made
        keys = newKeys
        context.container.invalidateChildren()
    }

    private var insideRows: _MountContext {
        var inner = context.below(self)
        inner.window = nil
        return inner
    }

    private func mount(
        _ elements: [Data.Element], _ contents: [Content], _ number: Int, _ inner: _MountContext
    ) -> _Node {
        current = number
        defer { current = nil }
        guard contents.count == 0 else { return Content._mount(contents[number], in: inner) }
        return Content._mount(reader.peek { view.content(elements[number]) }, in: inner)
    }

    /// - Parameter contents: The contents of the rows, or an empty array if existing rows do not change.
    private func rearrange(_ newKeys: [ID], _ elements: [Data.Element], _ contents: [Content]) {
        let match = ListMatch(from: keys, to: newKeys)
        let (sources, old, inner) = (match.sources, rows, insideRows)
        let changes = !contents.isEmpty
        var nextRows: [_Node] = []
        nextRows.reserveCapacity(newKeys.count)
        self.newKeys = newKeys
        // A subscript of an array of an unknown type copies the view.
        contents.withUnsafeBufferPointer { views in
            for number in 0..<sources.count {
                switch sources[number] {
                case .old(let place):
                    if changes { Content._patch(old[place], to: (views.baseAddress! + number).pointee) }
                    nextRows.append(old[place])
                case .new: nextRows.append(mount(elements, contents, number, inner))
                case .repeated: reportDuplicate(newKeys[number])
                }
            }
        }
        self.newKeys = []
        // Rows are unmounted from the end, where lists of rows find them fastest.
        for place in match.leaving.reversed() { old[place].unmount() }
        rows = nextRows
        keys = nextRows.count == newKeys.count ? newKeys : zip(newKeys, sources).filter { $1 != .repeated }.map(\.0)
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
