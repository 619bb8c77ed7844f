// SPDX-License-Identifier: Apache-2.0

extension PresentationCoordinator {
    /// Presents a question and waits for the choice.
    ///
    /// ```swift
    /// let result = await coordinator.ask(
    ///     "Save the draft?",
    ///     choices: [DialogChoice("Save", returns: true), DialogChoice("Discard", role: .destructive, returns: false)])
    /// ```
    /// It is presented with the environment of the coordinator. The wait ends as with
    /// ``present(type:returning:metadata:request:content:)``.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - message: The message below it.
    ///   - type: `.alert` or `.confirmationDialog`. Any other type counts as `.alert`.
    ///   - choices: The buttons.
    @discardableResult
    public func ask<Value: Sendable>(
        _ titleKey: LocalizedStringKey, message: LocalizedStringKey? = nil, type: PresentationType = .alert,
        choices: [DialogChoice<Value>]
    ) async -> PresentationResult<Value> {
        await ask(Text(titleKey), message: message.map { Text($0) }, type: type, choices: choices)
    }

    /// Presents a question with a string as title and waits for the choice.
    @_disfavoredOverload
    @discardableResult
    public func ask<S: StringProtocol, Value: Sendable>(
        _ title: S, message: S? = nil, type: PresentationType = .alert, choices: [DialogChoice<Value>]
    ) async -> PresentationResult<Value> {
        await ask(Text(title), message: message.map { Text($0) }, type: type, choices: choices)
    }

    /// Presents a question with texts and waits for the choice.
    @discardableResult
    public func ask<Value: Sendable>(
        _ title: Text, message: Text? = nil, type: PresentationType = .alert, choices: [DialogChoice<Value>]
    ) async -> PresentationResult<Value> {
        let type = type == .confirmationDialog ? type : .alert
        let kind: PresentationKind = type == .alert ? .alert : .confirmationDialog
        let make = {
            AnyView(
                DialogContent(
                    kind, title: title, showsTitle: true, actions: DialogChoices(choices: choices), message: message))
        }
        return await result(Value.self) { pending in
            let id = add(type, AnyView(LateContent(make: make)), make, DismissalHandlers(), [:], answer: pending)
            records[id]?.dialog = Dialog(hasMessage: message != nil)
            return id
        }
    }

    /// Describes content that is a whole dialog, with its title.
    struct Dialog {
        let hasMessage: Bool
    }
}
