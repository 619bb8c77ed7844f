// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The pictures from data that a session shows and that are too large for the markup.
///
/// A picture belongs to the views that show it. The session only names it: when the last view has gone, its address is
/// not found.
@MainActor
package final class SessionPictures {
    private var pictures: [String: Weak<UIImage>] = [:]
    private let address: String

    init(address: String) { self.address = address }

    /// Returns the address at which the browser of this session gets a picture.
    func address(of image: UIImage) -> String {
        for (token, known) in pictures {
            // Code that makes the picture again with each evaluation has the same picture.
            if let known = known.object, known == image { return "\(address)/\(token)" }
        }
        pictures = pictures.filter { $0.value.object != nil }
        let token = SecureToken.make()
        pictures[token] = Weak(image)
        return "\(address)/\(token)"
    }

    /// Returns a picture that the session shows, with its type.
    package func picture(_ token: String) -> (data: Data, mediaType: String)? {
        guard let image = pictures[token]?.object, let type = PictureFile.mediaType(of: image.data) else { return nil }
        return (image.data, type)
    }
}

extension SessionScope {
    /// Returns the address of a picture from data, or `nil` on a first page, which has no session yet.
    func address(of image: UIImage) -> String? {
        if let resource = image.resource, let address = PictureFile.address(of: resource.name, in: resource.bundle) {
            return address
        }
        if let address = PictureFile.address(of: image.data) { return address }
        guard !session.isEmpty, PictureFile.mediaType(of: image.data) != nil else { return nil }
        return shared(SessionPictures.self) { SessionPictures(address: fileAddress) }.address(of: image)
    }

    /// The pictures from data that the session shows, if there have been any.
    package var pictures: SessionPictures? { known(SessionPictures.self) }
}
