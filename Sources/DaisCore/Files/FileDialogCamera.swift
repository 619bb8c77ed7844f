// SPDX-License-Identifier: Apache-2.0

/// A camera of the user's device.
public enum FileDialogCamera: String, Sendable {
    /// The camera that shows the user.
    case front = "user"
    /// The camera that shows what is before the user.
    case back = "environment"
}

extension View {
    /// Lets the file dialogs that the view opens take a picture, a film or a sound in place of choosing one.
    ///
    /// ```swift
    /// Button("Photograph the damage") { imports = true }
    ///     .fileImporter(isPresented: $imports, allowedContentTypes: [.image]) { result in add(result) }
    ///     .fileDialogCamera(.back)
    /// ```
    /// Browsers of phones open the camera at once if the first allowed type is that of a picture or a film, and a
    /// recorder if it is that of a sound. Others show their dialog. It is the attribute `capture` of HTML Media Capture.
    ///
    /// - Parameter camera: The camera, or `nil` for a dialog in which the user chooses between the camera and a file.
    nonisolated public func fileDialogCamera(_ camera: FileDialogCamera?) -> some View {
        environment(\.fileDialogCamera, camera)
    }
}

private enum FileDialogCameraKey: EnvironmentKey { static var defaultValue: FileDialogCamera? { nil } }

extension EnvironmentValues {
    var fileDialogCamera: FileDialogCamera? {
        get { self[FileDialogCameraKey.self] }
        set { self[FileDialogCameraKey.self] = newValue }
    }
}
