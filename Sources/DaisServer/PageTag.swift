// SPDX-License-Identifier: Apache-2.0

/// The entity tag of a page. The browser sends it when it loads the page again, so the server knows that it has loaded
/// the style sheets of this build.
///
/// A page is made anew for each request. Its tag therefore differs from the one in the request, and no answer is 304. The
/// tag contains nothing that tells browsers apart.
struct PageTag {
    /// The value of the field `ETag`.
    let text: String
    /// Indicates whether the browser has a page of this build.
    let isKnown: Bool

    /// - Parameters:
    ///   - build: The hash of the client's files.
    ///   - header: The field `If-None-Match` of the request.
    init(build: String, answering header: String?) {
        let tags = ["a", "b"].map { "W/\"\(build)-\($0)\"" }
        let known = header.map { header in tags.filter { header.contains($0) } } ?? []
        text = known.contains(tags[0]) ? tags[1] : tags[0]
        isKnown = !known.isEmpty
    }
}
