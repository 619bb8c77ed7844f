// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An alert as a value, which a model can hold without an additional Boolean.
///
/// ```swift
/// @State private var alert: AlertParameters?
///
/// Button("Save") {
///     do { try save() } catch { alert = AlertParameters(error: error) }
/// }
/// .alert(parameters: $alert)
/// ```
@MainActor
public struct AlertParameters {
    /// The title, also the alert's accessible name.
    public var title: String? { didSet { word = nil } }
    /// The built-in localized title, if no other was given.
    private var word: BuiltInStrings.Word?
    /// The message below the title.
    public var message: String?
    /// A closure that makes the buttons.
    public var buttons: () -> [any AlertButtonProtocol]
    /// Custom values of the app.
    public var attributes: [String: Any?]

    /// Creates an alert with buttons from a builder.
    public init(
        title: String?, message: String?,
        @AlertButtonBuilder actions buttons: @escaping () -> [any AlertButtonProtocol],
        attributes: [String: Any?] = [:]
    ) {
        self.title = title
        self.message = message
        self.buttons = buttons
        self.attributes = attributes
    }

    /// Creates an alert with an OK button, which calls `completion`.
    public init(
        title: String?, message: String?, completion: (@MainActor () -> Void)? = nil, attributes: [String: Any?] = [:]
    ) {
        self.init(
            title: title, message: message,
            actions: { AlertButton(role: .cancel, word: .ok, action: completion) }, attributes: attributes)
    }

    /// Creates an alert that describes an error, with an OK button, which calls `completion`.
    public init(
        error: any Error, completion: (@MainActor () -> Void)? = nil, attributes: [String: Any?] = [:]
    ) {
        self.init(
            title: BuiltInStrings.english[BuiltInStrings.Word.error.rawValue], message: error.localizedDescription,
            completion: completion, attributes: attributes)
        word = .error
    }

    func title(in locale: Locale) -> String { word.map { BuiltInStrings(locale)[$0] } ?? title ?? "" }
}

extension View {
    /// Shows an alert while the parameters are not `nil`. Every button sets them to `nil`, then runs its action.
    @MainActor public func alert(parameters: Binding<AlertParameters?>) -> some View {
        modifier(ParametersAlert(parameters: parameters, value: parameters.wrappedValue, handlers: DismissalHandlers()))
    }

    /// Shows an alert while the parameters are not `nil`, with closures that receive the reason of the dismissal: at the
    /// start of each exit, and once after the removal.
    @MainActor public func alert(
        parameters: Binding<AlertParameters?>, onWillDismiss: ((DismissalReason) -> Void)? = nil,
        onDismiss: @escaping (DismissalReason) -> Void
    ) -> some View {
        modifier(
            ParametersAlert(
                parameters: parameters, value: parameters.wrappedValue,
                handlers: DismissalHandlers(will: onWillDismiss, did: onDismiss)))
    }
}

/// Localizes the built-in titles for the language of the view.
private struct ParametersAlert: ViewModifier, BuiltInModifier {
    let parameters: Binding<AlertParameters?>
    let value: AlertParameters?
    let handlers: DismissalHandlers
    @Environment(\.locale) private var locale

    init(parameters: Binding<AlertParameters?>, value: AlertParameters?, handlers: DismissalHandlers) {
        self.parameters = parameters
        self.value = value
        self.handlers = handlers
    }

    func body(content: Content) -> some View {
        content.dialog(
            .alert, Text(verbatim: value?.title(in: locale) ?? ""), while: parameters.isPresent(),
            value.map { ParameterButtons($0.buttons()) }, (value?.message).map { Text(verbatim: $0) }, handlers)
    }
}

/// The buttons of a system alert. It closes at once, so the action runs at once.
struct ParameterButtons: View {
    let buttons: [AnyView]

    init(_ buttons: [any AlertButtonProtocol]) {
        self.buttons = buttons.map { $0.makeBody(animateOutHandler: { $0?() }) }
    }

    var body: some View {
        ForEach(Array(buttons.indices), id: \.self) { buttons[$0] }
    }
}
