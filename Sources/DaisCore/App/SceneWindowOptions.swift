// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Options of windows on the Mac. The browser decides about its windows, so these are accepted and change nothing.
extension Scene {
    /// Sets the look of the windows, which the browser draws.
    nonisolated public func windowStyle(_ style: some WindowStyle) -> some Scene { self }

    /// Sets the look of the toolbars of the windows. A page has its bars in its content.
    nonisolated public func windowToolbarStyle(_ style: some WindowToolbarStyle) -> some Scene { self }

    /// Sets the sizes that users can give the windows, which the browser decides.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

    /// Sets the level of the windows, which the system decides.
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }

    /// Sets the first size of the windows in points. Tabs have the size of the browser's window.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

    /// Sets the first size of the windows in points. Tabs have the size of the browser's window.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

    /// Sets the first place of the windows, which the browser decides.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

    /// Sets when the scene opens by itself. A tab shows the first window of the app.
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

    /// Sets the restoration of the windows. Browsers restore their tabs.
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

    /// Sets the external events for which a window opens. Addresses lead to windows; see ``View/onOpenURL(perform:)``.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

extension View {
    /// Returns the view unchanged: the browser opens an address in a tab of its choice.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
