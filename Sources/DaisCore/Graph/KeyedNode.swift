// SPDX-License-Identifier: Apache-2.0

/// The node of a `ForEach`: one child per id, in the order of the data.
///
/// Inside a lazy container only the rows of the list's window have nodes; two empty elements stand for the others.
final class KeyedNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node, WindowedRows {
    private var view: ForEach<Data, ID, Content>
    private let context: MountContext
    private var keys: [ID] = []
    private var rows: [Node] = []
    /// The key of the row that is being made.
    private var current: ID?
    private var hasReportedDuplicate = false
    private var lastFound = 0
    private let segment: WindowSegment?
    private let reader: RowsReader

    init(_ view: ForEach<Data, ID, Content>, in context: MountContext) {
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

    /// The id of the row whose node is directly below.
    func identity(of row: Node) -> AnyHashable? {
        if let current { return AnyHashable(current) }
        return index(of: row).map { AnyHashable(keys[$0]) }
    }

    /// Where in the data the row is whose node is directly below.
    func position(of row: Node) -> Int? { index(of: row).map { $0 + (segment?.start ?? 0) } }

    /// Rows are asked for one after the other, and while somebody searches there are thousands.
    private func index(of row: Node) -> Int? {
        let next = lastFound + 1
        let found = rows.indices.contains(next) && rows[next] === row ? next : rows.firstIndex { $0 === row }
        if let found { lastFound = found }
        return found
    }

    /// Makes sure that the row has a node.
    func build(_ id: AnyHashable) -> Node? {
        guard let id = id.base as? ID else { return nil }
        if let index = keys.firstIndex(of: id) { return rows[index] }
        guard let segment, let index = view.data.firstIndex(where: { view.identify($0) == id }) else { return nil }
        segment.show(view.data.distance(from: view.data.startIndex, to: index))
        return keys.firstIndex(of: id).map { rows[$0] }
    }

    func patch(to new: ForEach<Data, ID, Content>) {
        view = new
        apply()
    }

    func windowMoved() { apply(isNew: false) }

    func readingChanged() { apply() }

    /// - Parameter isNew: whether rows that are there may look different now. While a search adds rows, looking at
    ///   those before them again took four times as long as the new ones.
    private func apply(isNew: Bool = true) {
        let data = view.data
        let range = segment?.visible(of: data.count) ?? 0..<data.count
        var newKeys: [ID] = []
        newKeys.reserveCapacity(range.count)
        let start = data.index(data.startIndex, offsetBy: range.lowerBound)
        // Plain indices: in generic code a slice and its iterator look their types up for every element.
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

    /// What the rows show. The closure is the app's, and what it reads is followed as what a body reads is.
    private func contents(from start: Data.Index, count: Int) -> [Content] {
        reader.track(RowsReader.plan) {
            var index = start
            return (0..<count).map { _ in
                defer { view.data.formIndex(after: &index) }
                return view.content(view.data[index])
            }
        }
    }

    /// Whether the keys are numbers of which none comes twice, as those of a range are. Seen without a table of keys,
    /// which takes a tenth of the time in which rows are made.
    private static func areAscending(_ keys: [ID]) -> Bool {
        guard let numbers = keys as? [Int], !numbers.isEmpty else { return false }
        return zip(numbers, numbers.dropFirst()).allSatisfy(<)
    }

    /// Makes the rows where there are none.
    private func fill(_ newKeys: [ID], _ data: Data, _ start: Data.Index, _ contents: [Content]) {
        var inner = context.below(self)
        inner.window = nil
        var index = start
        var made: [Node] = []
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

    /// - Parameter contents: none if the rows that are there stay as they are.
    private func rearrange(_ newKeys: [ID], _ data: Data, _ start: Data.Index, _ contents: [Content]) {
        var old = [ID: Node](minimumCapacity: keys.count)
        for index in keys.indices { old[keys[index]] = rows[index] }
        var seen = Set<ID>(minimumCapacity: newKeys.count)
        var nextRows: [Node] = []
        var nextKeys: [ID] = []
        nextRows.reserveCapacity(newKeys.count)
        nextKeys.reserveCapacity(newKeys.count)
        var inner = context.below(self)
        inner.window = nil
        var index = start
        for (number, key) in newKeys.enumerated() {
            defer { data.formIndex(after: &index) }
            guard seen.insert(key).inserted else {
                reportDuplicate(key)
                continue
            }
            if let row = old.removeValue(forKey: key) {
                if !contents.isEmpty { Content._patch(row, to: contents[number]) }
                nextRows.append(row)
            } else {
                current = key
                let content = contents.isEmpty ? reader.peek { view.content(data[index]) } : contents[number]
                nextRows.append(Content._mount(content, in: inner))
                current = nil
            }
            nextKeys.append(key)
        }
        // The last first: what holds lists of rows finds them at the end.
        for key in keys.reversed() { old[key]?.unmount() }
        rows = nextRows
        keys = nextKeys
        context.container.invalidateChildren()
    }

    private func reportDuplicate(_ key: ID) {
        guard !hasReportedDuplicate else { return }
        hasReportedDuplicate = true
        Diagnostics.warn(
            "ForEach<\(Data.Element.self)> has the id \(key) more than once; only the first is shown.",
            remedy: "Give every element an id of its own.")
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

    override func visitChildren(_ visit: (Node) -> Void) {
        for row in rows { visit(row) }
    }
}

/// Remembers what the closure of a `ForEach` has read: the body around it was evaluated before, and rows that read a
/// state which that body does not read would never hear of its changes.
private final class RowsReader: CompositeBase {
    static let plan = FieldPlan(isBuiltIn: true)
    // Owned by it, and unmounted with it.
    unowned(unsafe) var rows: (any WindowedRows)?

    override var viewName: String { "ForEach" }
    override var isBuiltIn: Bool { true }
    override func evaluate() { rows?.readingChanged() }
}
