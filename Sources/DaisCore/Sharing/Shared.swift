// SPDX-License-Identifier: Apache-2.0

/// A value that all sessions of all processes share.
///
/// ```swift
/// struct Board: Codable, Equatable {
///     var title = "Board"
///     var votes = 0
/// }
///
/// struct BoardView: View {
///     @Shared("board-7") private var board = Board()
///
///     var body: some View {
///         VStack {
///             TextField("Title", text: $board.title)
///             Button("Vote, \(board.votes)") { $board.votes.withLock { $0 += 1 } }
///         }
///     }
/// }
/// ```
///
/// A change appears at once in the view that makes it, and in all other sessions in a turn of their own. All changes of a
/// turn are sent together. `withLock` changes the newest value: if another process was first, it runs again, so no vote is
/// lost. `$board.title` changes the title alone, and `board = …` replaces the whole value. Of two processes that set the
/// same part at once, the later one wins.
///
/// Processes share values through the store of ``Sharing``. Without a store, the value belongs to this process. Until the
/// store has answered for the first time, the value is the initial one, and `_board.isLoaded` is `false`. The value is for
/// everybody who knows its name: put nothing in it that a user of these views may not see.
@propertyWrapper
public struct Shared<Value: Codable & Sendable>: DynamicProperty {
    private let initial: Value
    private let name: String
    private var port: SharedPort<Value>?

    /// Shares a value.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until somebody writes another one.
    ///   - name: The name of the value, the same in all processes.
    public init(wrappedValue: Value, _ name: String) {
        initial = wrappedValue
        self.name = name
    }

    /// The current value. Without a mounted view there is no storage, and writing reports a diagnostic.
    public var wrappedValue: Value {
        get { port?.read() ?? initial }
        nonmutating set {
            guard let port else { return Diagnostics.stateOutsideView(Value.self) }
            port.cell.assign(newValue)
        }
    }

    /// A binding to the value, whose parts change alone.
    public var projectedValue: Binding<Value> {
        guard let port else {
            let initial = initial
            return Binding(unsafeGet: { initial }, set: { _, _ in Diagnostics.stateOutsideView(Value.self) })
        }
        return port.binding
    }

    /// A Boolean value that indicates whether the store has answered since this process uses the value.
    @MainActor public var isLoaded: Bool { port?.isLoaded ?? false }

    /// Connects the property to the storage that its view keeps.
    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {
        let shared = pointer.assumingMemoryBound(to: Self.self)
        let place = slots.next { SharedPlace<Value>() }
        shared.pointee.port = place.port(for: shared.pointee.name, initial: shared.pointee.initial)
    }
}

extension Shared where Value: ExpressibleByNilLiteral {
    /// Shares a value that is `nil` at first.
    ///
    /// - Parameter name: The name of the value, the same in all processes.
    public init(_ name: String) { self.init(wrappedValue: nil, name) }
}

extension Shared: Sendable {}

extension Shared: DynamicInput {
    /// A view that gets another name shows another value.
    func isSameInput(as other: Self) -> Bool { name == other.name }
}

/// The connection of a view or a model with a shared value. A cell with thousands of readers has a list of their own for
/// each of these.
final class SharedPort<Value: Codable & Sendable>: Dependency, @unchecked Sendable {
    let cell: SharedCell<Value>

    init(_ cell: SharedCell<Value>) {
        self.cell = cell
        super.init()
        cell.add(self)
    }

    deinit { cell.remove(ObjectIdentifier(self)) }

    func read() -> Value {
        recordRead()
        return cell.current
    }

    @MainActor var isLoaded: Bool {
        recordRead()
        return cell.isLoaded
    }

    var binding: Binding<Value> {
        Binding(
            identity: BindingIdentity(root: cell), unsafeGet: { self.read() },
            set: { new, _ in self.cell.assign(new) })
    }
}

/// The place of a shared value in a view, whose name may change.
@MainActor
private final class SharedPlace<Value: Codable & Sendable> {
    private var current: SharedPort<Value>?

    func port(for name: String, initial: Value) -> SharedPort<Value> {
        if let current, current.cell.name == name { return current }
        let made = SharedPort(SharedSpace.now.cell(name, initial: initial))
        current = made
        return made
    }
}
