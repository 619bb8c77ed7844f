// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The name of an image of the app, as a value.
///
/// ```swift
/// extension ImageResource {
///     static let map = ImageResource(name: "Map", bundle: .main)
/// }
///
/// struct MapButton: View {
///     var body: some View { Button("Map", image: .map) {} }
/// }
/// ```
/// Xcode generates such constants for the images of a catalog. On Linux, an app declares them.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates the name of an image.
    ///
    /// - Parameters:
    ///   - name: The name of the file, with or without its extension.
    ///   - bundle: The bundle that contains the file.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    /// Creates an image from a file of the app.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
