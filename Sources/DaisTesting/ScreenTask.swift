// SPDX-License-Identifier: Apache-2.0
import DaisCore

extension Screen {
    /// Starts an asynchronous operation of the app, such as a presentation whose answer a model awaits.
    ///
    /// ```swift no-compile: a line of an asynchronous test
    /// let task = await screen.start { await checkout.confirm() }
    /// screen.alert("Pay now?").button("Pay").tap()
    /// #expect(await task.value == .answered(true))
    /// ```
    /// The operation runs in the session of the screen, as actions of its views do. When the function returns, the
    /// operation has begun.
    ///
    /// - Parameter operation: The operation.
    public func start<Value: Sendable>(
        _ operation: @escaping @MainActor () async -> Value
    ) async -> ScreenTask<Value> {
        let started = ScreenTask(self, operation)
        await settleTasks { started.hasBegun }
        return started
    }
}

/// An asynchronous operation that a test has started with ``Screen/start(_:)``.
///
/// ```swift no-compile: a line of an asynchronous test
/// task.cancel()
/// #expect(await task.value == .canceled)
/// ```
@MainActor
public final class ScreenTask<Value: Sendable> {
    private let screen: Screen
    private var task: Task<Void, Never>?
    private var result: Value?
    fileprivate private(set) var hasBegun = false

    fileprivate init(_ screen: Screen, _ operation: @escaping @MainActor () async -> Value) {
        self.screen = screen
        screen.operations(after: {
            task = Task { [weak self] in
                self?.hasBegun = true
                let value = await operation()
                self?.result = value
            }
        })
    }

    /// A Boolean value that indicates whether the operation has ended.
    public var isOver: Bool { result != nil }

    /// The result of the operation. Reading it performs all updates until the operation ends, and ends the process if it
    /// does not.
    public var value: Value {
        get async {
            await screen.settleTasks { isOver }
            guard let result else { fatalError("The operation has not ended. Answer what it waits for first.") }
            return result
        }
    }

    /// Cancels the task of the operation.
    public func cancel() { task?.cancel() }
}
