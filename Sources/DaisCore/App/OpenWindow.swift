// SPDX-License-Identifier: Apache-2.0

/// Opens a window of the app in a new tab of the browser.
///
/// ```swift
/// struct MailRow: View {
///     let id: Int
///     @Environment(\.openWindow) private var openWindow
///     var body: some View { Button("Open") { openWindow(value: id) } }
/// }
/// ```
/// The app declares the window with ``WindowGroup/init(for:content:)``. Browsers open tabs only for a few seconds after a
/// press, and may ask the user first. Safari opens no tab after a round trip.
@MainActor @preconcurrency
public struct OpenWindowAction {
    nonisolated init() {}

    /// Opens the window with an identifier.
    public func callAsFunction(id: String) { open(WindowRequest(id: id, value: nil as Bool?)) }

    /// Opens the window with an identifier and gives it a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        open(WindowRequest(id: id, value: value))
    }

    /// Opens the window that is for values of the type.
    public func callAsFunction<D: Codable & Hashable>(value: D) { open(WindowRequest(id: nil, value: value)) }

    private func open(_ request: WindowRequest) {
        guard let tree = SessionContext.current?.tree else { return }
        guard let address = request.address(by: tree.scope.addressSeal) else {
            return Diagnostics.warn(
                "A window was not opened, because its value has more than about 1,000 bytes of JSON.",
                remedy: "Open the window with an identifier of the value.")
        }
        tree.send(name: "_blank", address: SafeLink.placed(address))
    }
}

/// Closes the tab of the browser that shows a window of the app.
///
/// ```swift
/// @Environment(\.dismissWindow) private var dismissWindow
///
/// Button("Close") { dismissWindow() }
/// ```
/// It closes the tab that it is called in, if the app has opened that tab. A tab that the user has opened stays.
@MainActor @preconcurrency
public struct DismissWindowAction {
    nonisolated init() {}

    /// Closes the window.
    public func callAsFunction() { SessionContext.current?.tree?.send(name: "close", address: "") }

    /// Closes the window if it has an identifier. Other tabs stay.
    public func callAsFunction(id: String) { if WindowRequest.current?.id == id { self() } }

    /// Closes the window if it has an identifier and was opened with a value. Other tabs stay.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        if WindowRequest.current == WindowRequest(id: id, value: value) { self() }
    }

    /// Closes the window if it was opened with a value. Other tabs stay.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        if WindowRequest.current?.decoded(as: D.self) == value { self() }
    }
}

extension Tree {
    /// Sends an operation of the window behind the changes so far.
    fileprivate func send(name: String, address: String) {
        mailbox.perform { [weak self] in
            self?.whenWritten { [weak self] in self?.emit(.document(name: name, value: address)) }
        }
    }
}

extension EnvironmentValues {
    /// Opens windows of the app; see ``OpenWindowAction``.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes windows of the app; see ``DismissWindowAction``.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// A Boolean that is `true`, because each window of the app can have a tab of its own.
    public var supportsMultipleWindows: Bool { true }
}
