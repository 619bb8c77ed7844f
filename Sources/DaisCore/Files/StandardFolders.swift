// SPDX-License-Identifier: Apache-2.0
public import Foundation

// The names of folders that Foundation lacks on Linux.

extension URL {
    /// The folder for files that an app keeps without showing them.
    public static var applicationSupportDirectory: URL { standard(.applicationSupportDirectory) }

    /// The folder for files that an app can make again.
    public static var cachesDirectory: URL { standard(.cachesDirectory) }

    /// The folder for files on the desktop.
    public static var desktopDirectory: URL { standard(.desktopDirectory) }

    /// The folder for documents.
    ///
    /// ```swift
    /// let file = URL.documentsDirectory.appending(path: "notes.json")
    /// ```
    /// As all of these folders, it belongs to the user who runs the server, so all visitors of the app share its files.
    public static var documentsDirectory: URL { standard(.documentDirectory) }

    /// The folder for downloads.
    public static var downloadsDirectory: URL { standard(.downloadsDirectory) }

    /// The folder for movies.
    public static var moviesDirectory: URL { standard(.moviesDirectory) }

    /// The folder for music.
    public static var musicDirectory: URL { standard(.musicDirectory) }

    /// The folder for pictures.
    public static var picturesDirectory: URL { standard(.picturesDirectory) }

    private static func standard(_ folder: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: folder, in: .userDomainMask).first ?? .homeDirectory
    }
}

extension UserDefaults {
    /// Stores a value, or removes it; the same as `set(_:forKey:)`.
    ///
    /// - Parameters:
    ///   - value: A value of a property list, or `nil`.
    ///   - key: The name of the value.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns a stored value, or `nil`; the same as `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
