// SPDX-License-Identifier: Apache-2.0

// On a Mac, an open dialog or sheet can keep the app from quitting. A page ends when its tab is closed, which no view
// can prevent.
extension View {
    /// Returns the view unchanged: a dialog of a page cannot keep its tab from being closed.
    nonisolated public func dialogPreventsAppTermination(_ prevent: Bool?) -> some View { self }

    /// Returns the view unchanged: a sheet of a page cannot keep its tab from being closed.
    nonisolated public func presentationPreventsAppTermination(_ prevent: Bool?) -> some View { self }
}
