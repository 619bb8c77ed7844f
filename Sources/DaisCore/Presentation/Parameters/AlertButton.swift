// SPDX-License-Identifier: Apache-2.0

/// A button of an alert or confirmation dialog that is described by values.
///
/// ```swift
/// AlertButton(role: .destructive, action: { delete() }, title: "Delete").disabled(isLocked)
/// ```
public struct AlertButton: AlertButtonProtocol {
    public var role: ButtonRole?
    public var title: String { didSet { word = nil } }
    /// What the title is in the reader's language, where nobody has said one.
    private var word: BuiltInWords.Word?
    /// Whether the button can be pressed.
    public var isEnabled = true
    private let action: (@MainActor () -> Void)?

    public init(role: ButtonRole?, action: (@MainActor () -> Void)?, title: String) {
        self.role = role
        self.action = action
        self.title = title
    }

    /// The same in the other order.
    public init(action: (@MainActor () -> Void)?, title: String, role: ButtonRole? = nil) {
        self.init(role: role, action: action, title: title)
    }

    /// A button that says a word of Dais's own.
    init(role: ButtonRole?, word: BuiltInWords.Word, action: (@MainActor () -> Void)?) {
        self.init(role: role, action: action, title: BuiltInWords.english[word.rawValue])
        self.word = word
    }

    public func disabled(_ disabled: Bool) -> AlertButton {
        var button = self
        button.isEnabled = !disabled
        return button
    }

    @MainActor public func makeBody(animateOutHandler: @escaping ((() -> Void)?) -> Void) -> AnyView {
        let action: (() -> Void)? = action.map { action in { MainTurn.run(action) } }
        let button = Button(role: role) {
            animateOutHandler(action)
        } label: {
            if let word { BuiltInText(word) } else { Text(title) }
        }
        return AnyView(button.disabled(!isEnabled))
    }
}

/// Makes a button of an alert. Implement one of the two methods; they mean the same.
@MainActor
public protocol AlertButtonProtocol: AlertButtonConvertible {
    /// - Parameter animateOutHandler: to be called when the button is pressed. It ends the alert, then calls what it is
    ///   given: at once in the system's alerts, after the exit in those of one's own.
    func makeBody(animateOutHandler: @escaping ((() -> Void)?) -> Void) -> AnyView
    /// The same under its newer name.
    func makeBody(animateOut: @escaping ((() -> Void)?) -> Void) -> AnyView
}

extension AlertButtonProtocol {
    public func makeBody(animateOutHandler: @escaping ((() -> Void)?) -> Void) -> AnyView {
        makeBody(animateOut: animateOutHandler)
    }

    public func makeBody(animateOut: @escaping ((() -> Void)?) -> Void) -> AnyView {
        makeBody(animateOutHandler: animateOut)
    }

    public func toButtons() -> [any AlertButtonProtocol] { [self] }
}

public typealias ConfirmationDialogButton = AlertButton
public typealias ConfirmationDialogButtonProtocol = AlertButtonProtocol
