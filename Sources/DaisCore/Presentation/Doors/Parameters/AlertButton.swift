// SPDX-License-Identifier: Apache-2.0

/// A button of an alert or a confirmation dialog described as a value.
///
/// ```swift
/// AlertButton(role: .destructive, action: { delete() }, title: "Delete").disabled(isLocked)
/// ```
public struct AlertButton: AlertButtonProtocol {
    /// The role of the button, which determines its order and style.
    public var role: ButtonRole?
    /// The title of the button.
    public var title: String { didSet { word = nil } }
    /// The built-in localized title, if no other was given.
    private var word: BuiltInStrings.Word?
    /// A Boolean value that indicates whether the button is enabled.
    public var isEnabled = true
    private let action: (@MainActor () -> Void)?

    /// Creates a button. An action of `nil` only closes the alert.
    public init(role: ButtonRole?, action: (@MainActor () -> Void)?, title: String) {
        self.role = role
        self.action = action
        self.title = title
    }

    /// Creates a button with the parameters in a different order.
    public init(action: (@MainActor () -> Void)?, title: String, role: ButtonRole? = nil) {
        self.init(role: role, action: action, title: title)
    }

    /// Creates a button with a built-in localized title.
    init(role: ButtonRole?, word: BuiltInStrings.Word, action: (@MainActor () -> Void)?) {
        self.init(role: role, action: action, title: BuiltInStrings.english[word.rawValue])
        self.word = word
    }

    /// Returns the button enabled or disabled.
    public func disabled(_ disabled: Bool) -> AlertButton {
        var button = self
        button.isEnabled = !disabled
        return button
    }

    /// Returns a button that closes the alert, then performs its action.
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

/// A type that makes a button of an alert. Implement one of the two methods; each calls the other.
///
/// ```swift
/// struct ShareButton: AlertButtonProtocol {
///     func makeBody(animateOut: @escaping ((() -> Void)?) -> Void) -> AnyView {
///         AnyView(Button("Share") { animateOut { share() } })
///     }
/// }
/// ```
@MainActor
public protocol AlertButtonProtocol: AlertButtonConvertible {
    /// Returns the button's view.
    ///
    /// - Parameter animateOutHandler: A closure to call when the button is pressed. It closes the alert and then calls
    ///   its
    ///   argument: at once for the system's alerts, after the exit for custom ones.
    func makeBody(animateOutHandler: @escaping ((() -> Void)?) -> Void) -> AnyView
    /// Returns the button's view. It is the newer name of the method.
    func makeBody(animateOut: @escaping ((() -> Void)?) -> Void) -> AnyView
}

extension AlertButtonProtocol {
    /// Calls ``makeBody(animateOut:)``.
    public func makeBody(animateOutHandler: @escaping ((() -> Void)?) -> Void) -> AnyView {
        makeBody(animateOut: animateOutHandler)
    }

    /// Calls ``makeBody(animateOutHandler:)``.
    public func makeBody(animateOut: @escaping ((() -> Void)?) -> Void) -> AnyView {
        makeBody(animateOutHandler: animateOut)
    }

    /// Returns the button itself.
    public func toButtons() -> [any AlertButtonProtocol] { [self] }
}

/// A button of a confirmation dialog.
public typealias ConfirmationDialogButton = AlertButton
/// A type that makes a button of a confirmation dialog.
public typealias ConfirmationDialogButtonProtocol = AlertButtonProtocol
