// SPDX-License-Identifier: Apache-2.0

extension EnvironmentValues {
    /// The identifier of the user's action that is being handled, or `nil` outside of actions.
    ///
    /// It is equal for everything that one action does, also in tasks that it starts, and differs for every other action of
    /// every user. A store that remembers it can ignore an effect that arrives a second time, for example from a request
    /// that is repeated after a timeout.
    ///
    /// ```swift
    /// struct PayButton: View {
    ///     @Environment(\.actionID) private var actionID
    ///     let pay: (String?) -> Void
    ///
    ///     var body: some View {
    ///         Button("Pay") { pay(actionID) }
    ///     }
    /// }
    /// ```
    public var actionID: String? { HandledAction.current.map { "\($0.session)-\($0.number)" } }
}

/// The event of the user whose handler is running.
struct HandledAction: Sendable {
    @TaskLocal static var current: HandledAction?

    let session: String
    let number: Int
}
