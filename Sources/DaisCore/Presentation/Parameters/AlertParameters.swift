// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An alert as a value: a model can hold it, without a Boolean beside it.
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
    public var title: String? { didSet { word = nil } }
    /// What the title is in the reader's language, where nobody has said one.
    private var word: BuiltInWords.Word?
    public var message: String?
    /// Makes the buttons.
    public var buttons: () -> [any AlertButtonProtocol]
    /// Whatever an app wants to tell by this value.
    public var attributes: [String: Any?]

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

    /// An alert with an OK button.
    public init(
        title: String?, message: String?, completion: (@MainActor () -> Void)? = nil, attributes: [String: Any?] = [:]
    ) {
        self.init(
            title: title, message: message,
            actions: { AlertButton(role: .cancel, word: .ok, action: completion) }, attributes: attributes)
    }

    /// An alert that tells an error, with an OK button.
    public init(
        error: any Error, completion: (@MainActor () -> Void)? = nil, attributes: [String: Any?] = [:]
    ) {
        self.init(
            title: BuiltInWords.english[BuiltInWords.Word.error.rawValue], message: error.localizedDescription,
            completion: completion, attributes: attributes)
        word = .error
    }

    func title(in locale: Locale) -> String { word.map { BuiltInWords(locale)[$0] } ?? title ?? "" }
}

extension View {
    /// Shows an alert while there are parameters; every button sets them to `nil`, then runs its action.
    @MainActor public func alert(parameters: Binding<AlertParameters?>) -> some View {
        modifier(ParametersAlert(parameters: parameters, value: parameters.wrappedValue))
    }
}

/// Finds the words that nobody has said in the language of where it stands.
private struct ParametersAlert: ViewModifier, BuiltInModifier {
    let parameters: Binding<AlertParameters?>
    let value: AlertParameters?
    @Environment(\.locale) private var locale

    init(parameters: Binding<AlertParameters?>, value: AlertParameters?) {
        self.parameters = parameters
        self.value = value
    }

    func body(content: Content) -> some View {
        content.dialog(
            .alert, Text(verbatim: value?.title(in: locale) ?? ""), while: parameters.isPresent(),
            value.map { ParameterButtons($0.buttons()) }, (value?.message).map { Text(verbatim: $0) })
    }
}

/// The buttons of a system alert: it ends at once, so the action follows at once.
struct ParameterButtons: View {
    let buttons: [AnyView]

    init(_ buttons: [any AlertButtonProtocol]) {
        self.buttons = buttons.map { $0.makeBody(animateOutHandler: { $0?() }) }
    }

    var body: some View {
        ForEach(Array(buttons.indices), id: \.self) { buttons[$0] }
    }
}
