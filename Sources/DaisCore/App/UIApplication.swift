// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The app, under the name that code for the iPhone uses to find the safe area of its window.
///
/// ```swift
/// struct Bar: View {
///     var body: some View {
///         Text("Library").padding(.top, UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0)
///     }
/// }
/// ```
/// It tells about the session whose body, action or task reads it. See ``UIScreen`` for code that runs in no session.
public final class UIApplication: Sendable {
    /// The app.
    public static let shared = UIApplication()

    private init() {}

    /// The window of the session.
    public var windows: [UIWindow] { [.main] }

    /// The window of the session.
    public var keyWindow: UIWindow? { .main }

    /// The scene of the session, a ``UIWindowScene``.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }

    /// Opens an address in a new tab. Views use ``EnvironmentValues/openURL``, which also opens addresses of the app
    /// itself.
    @MainActor @preconcurrency public func open(_ url: URL) { OpenURLAction(openAddress: nil)(url) }

    /// Opens an address in a new tab, and tells whether it was accepted. A browser does not report what it refuses.
    @MainActor @preconcurrency
    public func open(_ url: URL, completionHandler: @escaping (Bool) -> Void) {
        OpenURLAction(openAddress: nil)(url, completion: completionHandler)
    }

    /// Opens an address in a new tab, and tells whether it was accepted. Options have no effect.
    @MainActor @preconcurrency
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        OpenURLAction(openAddress: nil)(url) { completion?($0) }
    }

    /// Returns whether the browser may open an address. That is so for web pages, mail, calls and messages.
    ///
    /// ```swift
    /// let call = URL(string: "tel:+431234")!
    /// if UIApplication.shared.canOpenURL(call) { UIApplication.shared.open(call) }
    /// ```
    public func canOpenURL(_ url: URL) -> Bool { SafeLink.checked(url.absoluteString) != nil }

    /// The address of the settings of the app. A browser does not open it.
    public static let openSettingsURLString = "app-settings:"

    /// An option for opening an address.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// Creates an option from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Only an app that the address belongs to opens it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }
}

/// A scene of an app for the iPhone.
public class UIScene: Hashable, @unchecked Sendable {
    /// The state of a scene.
    public enum ActivationState: Int, Sendable {
        /// The code runs in no session.
        case unattached = -1
        /// The tab is visible.
        case foregroundActive
        /// The tab is visible and takes no input. Browsers do not report this, so it does not occur.
        case foregroundInactive
        /// The tab is not visible, or the browser cannot be reached.
        case background
    }

    fileprivate init() {}

    /// The state of the session's tab. A body that reads it is not evaluated again when it changes; it reads
    /// ``EnvironmentValues/scenePhase`` for that.
    @MainActor @preconcurrency public final var activationState: ActivationState {
        guard let scope = SessionContext.current else { return .unattached }
        scope.watchPhase()
        return scope.phase == .background ? .background : .foregroundActive
    }

    /// Returns whether two scenes are the same.
    public static func == (first: UIScene, second: UIScene) -> Bool { first === second }

    /// Feeds the identity of the scene to a hasher.
    public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The scene of a session, which has one window.
///
/// ```swift
/// struct Bar: View {
///     var body: some View {
///         let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
///         Text("Library").padding(.top, scene?.windows.first?.safeAreaInsets.top ?? 0)
///     }
/// }
/// ```
public final class UIWindowScene: UIScene, @unchecked Sendable {
    fileprivate static let main = UIWindowScene()

    /// The window of the session.
    public var windows: [UIWindow] { [.main] }

    /// The window of the session.
    public var keyWindow: UIWindow? { .main }

    /// The screen, which has the size of the window.
    public var screen: UIScreen { .main }
}

/// The window of a session. What it tells depends on the session that reads it.
public final class UIWindow: Sendable {
    fileprivate static let main = UIWindow()

    private init() {}

    /// The window in points. Its origin is zero.
    public var bounds: CGRect { UIScreen.main.bounds }

    /// The window in points. Its origin is zero.
    public var frame: CGRect { bounds }

    /// A Boolean that is `true`, because a session has one window.
    public var isKeyWindow: Bool { true }

    /// The space at each edge that the device covers, in points. It is zero in most browsers.
    public var safeAreaInsets: UIEdgeInsets {
        let session = SessionContext.expected(
            by: "UIWindow was read", otherwise: "it has no safe area",
            remedy: "Read it in a body, an action or a task.")
        return session?.safeArea.read() ?? .zero
    }

    /// The scene of the window.
    public var windowScene: UIWindowScene? { .main }

    /// Takes the focus from the field that has it, which closes the keyboard. Views use ``FocusState``.
    ///
    /// ```swift
    /// Button("Done") { UIApplication.shared.windows.first?.endEditing(true) }
    /// ```
    /// - Parameter force: The value has no effect, because no field can keep the focus.
    /// - Returns: `true` in a session.
    @MainActor @preconcurrency @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        let session = SessionContext.expected(
            by: "endEditing(_:) was called", otherwise: "no field loses the focus",
            remedy: "Call it in an action or a task, instead of a closure that a DispatchQueue runs.")
        guard let tree = session?.tree else { return false }
        tree.whenWritten { [weak tree] in
            if let tree, tree.root.id != 0 { tree.emit(.focus(tree.root.id, false)) }
        }
        return true
    }
}
