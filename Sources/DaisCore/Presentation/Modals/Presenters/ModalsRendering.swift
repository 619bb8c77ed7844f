// SPDX-License-Identifier: Apache-2.0

/// The modals and toasts there are to be at one moment.
public struct ModalsRendering: Sendable {
    public var modals: [Modal]
    public var toasts: [Toast]

    /// - Parameters:
    ///   - modals: lowest first.
    ///   - toasts: in any order; they stand in the order in which they came.
    nonisolated public init(modals: [Modal] = [], toasts: [Toast] = []) {
        self.modals = modals
        self.toasts = toasts
    }

    /// The same with result builders.
    nonisolated public init(
        @ModalListBuilder<Modal> modals: () -> [Modal], @ModalListBuilder<Toast> toasts: () -> [Toast] = { [] }
    ) {
        self.init(modals: modals(), toasts: toasts())
    }
}

/// What a flow that presents modals says: what there is to be now, or a result for whoever started it.
public enum ModalsUpdate<Output> {
    case rendering(ModalsRendering)
    case output(Output)
}

extension ModalsUpdate: Sendable where Output: Sendable {}
