// SPDX-License-Identifier: Apache-2.0

/// The modals and toasts to present at one time.
///
/// ```swift
/// ModalsRendering(modals: [Modal(key: "pay", style: .card()) { Payment() }], toasts: [Toast(key: "ok", "Paid")])
/// ```
public struct ModalsRendering: Sendable {
    /// The modals, lowest first.
    public var modals: [Modal]
    /// The toasts.
    public var toasts: [Toast]

    /// Creates a rendering.
    ///
    /// - Parameters:
    ///   - modals: The modals, lowest first.
    ///   - toasts: The toasts. Their order on the page is that of their arrival.
    nonisolated public init(modals: [Modal] = [], toasts: [Toast] = []) {
        self.modals = modals
        self.toasts = toasts
    }

    /// Creates a rendering with result builders.
    nonisolated public init(
        @ModalListBuilder<Modal> modals: () -> [Modal], @ModalListBuilder<Toast> toasts: () -> [Toast] = { [] }
    ) {
        self.init(modals: modals(), toasts: toasts())
    }
}

/// An update of a flow: the modals to present, or an output for the code that started the flow.
///
/// ```swift no-compile: lines of a flow
/// continuation.yield(ModalsUpdate.rendering(ModalsRendering(modals: [payment])))
/// continuation.yield(ModalsUpdate.output(.paid))
/// ```
public enum ModalsUpdate<Output> {
    /// The modals and toasts to present from now on.
    case rendering(ModalsRendering)
    /// An output for the code that started the flow.
    case output(Output)
}

extension ModalsUpdate: Sendable where Output: Sendable {}
