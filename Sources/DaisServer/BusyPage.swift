// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
import Hummingbird

/// The page for a request that the server has no time for. It loads again by itself, without a script.
enum BusyPage {
    /// - Parameters:
    ///   - seconds: The time after which the request may succeed. Up to three seconds are added at random, so that
    ///     browsers that were refused together do not return together.
    ///   - hasBody: `false` for the answer to `HEAD`.
    static func response(after seconds: Double, hasBody: Bool, headers: HTTPFields = PageHeaders.common) -> Response {
        let pause = Int(min(max(seconds, 1), 60).rounded(.up)) + Int.random(in: 0...3)
        var headers = headers
        headers[.retryAfter] = String(pause)
        return NoticePage.response(
            .serviceUnavailable, title: "Busy", heading: "The server is busy", text: "This page tries again by itself.",
            reload: pause, hasBody: hasBody, headers: headers)
    }
}
