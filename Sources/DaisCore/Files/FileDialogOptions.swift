// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The texts of the small dialog that asks for a press before the browser opens its own.
nonisolated struct FileDialogTexts {
    var message: Text?
    var confirmation: Text?
}

private enum FileDialogTextsKey: EnvironmentKey {
    static var defaultValue: FileDialogTexts { FileDialogTexts() }
}

extension EnvironmentValues {
    var fileDialogTexts: FileDialogTexts {
        get { self[FileDialogTextsKey.self] }
        set { self[FileDialogTextsKey.self] = newValue }
    }
}

extension View {
    /// Sets a message for the file dialogs that the view opens.
    ///
    /// ```swift
    /// .fileImporter(isPresented: $imports, allowedContentTypes: [.image]) { result in add(result) }
    /// .fileDialogMessage("Choose a picture of the damage.")
    /// ```
    /// The browser's own dialog shows no message. The dialog of the page shows it, which asks for a press if the browser
    /// does not open its dialog by itself.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        transformEnvironment(\.fileDialogTexts) { $0.message = message }
    }

    /// Sets a message from a localized key for the file dialogs that the view opens.
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Sets a message from a string for the file dialogs that the view opens.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Sets the label of the button that confirms the file dialogs of the view.
    ///
    /// ```swift
    /// .fileExporter(isPresented: $exports, document: note, contentType: .plainText) { result in print(result) }
    /// .fileDialogConfirmationLabel("Save the note")
    /// ```
    /// It is the label of the control in the dialog of the page. The browser's own dialog has labels of its own.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        transformEnvironment(\.fileDialogTexts) { $0.confirmation = label }
    }

    /// Sets the label of the confirming button from a localized key.
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Sets the label of the confirming button from a resource.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringResource) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// Sets the label of the confirming button from a string.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// Returns the view unchanged: the browser chooses the directory in which its dialog begins.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

    /// Returns the view unchanged: the browser remembers the state of its dialogs for each site.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

    /// Returns the view unchanged: the browser's dialog selects files by their type alone, and a page gets the files
    /// themselves where an app gets aliases.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

    /// Returns the view unchanged: a page does not learn where the files of the browser's dialog are, so no condition can
    /// decide about them. Limit the types of content instead.
    nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

    /// Returns the view unchanged: the browser's dialog labels its fields itself.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

    /// Returns the view unchanged: the browser's dialog labels its fields itself.
    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    /// Returns the view unchanged: the browser's dialog labels its fields itself.
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel(_ label: LocalizedStringResource) -> some View { self }

    /// Returns the view unchanged: the browser's dialog labels its fields itself.
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }

    /// Returns the view unchanged: the user decides which files the browser's dialog shows.
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
}

/// Options of the list of files in a dialog, which the browser decides.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    /// The raw value: one bit for each option.
    public let rawValue: Int
    /// Creates a set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Packages can be opened like folders.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    /// Hidden files are shown.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// Extensions of names are shown.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
