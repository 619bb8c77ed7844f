// SPDX-License-Identifier: Apache-2.0

import DaisCore
import HTTPTypes
import Hummingbird

/// The page for a request that the server has no time for. It loads again by itself, without a script.
enum BusyPage {
    /// - Parameters:
    ///   - seconds: The time after which the request may succeed. Up to three seconds are added at random, so that
    ///     browsers that were refused together do not return together.
    ///   - words: The texts in the language of the browser.
    ///   - hasBody: `false` for the answer to `HEAD`.
    static func response(
        after seconds: Double, in words: BuiltInStrings, hasBody: Bool, headers: HTTPFields = PageHeaders.common
    ) -> Response {
        let pause = Int(min(max(seconds, 1), 60).rounded(.up)) + Int.random(in: 0...3)
        var headers = headers
        headers[.retryAfter] = String(pause)
        return NoticePage.response(
            .serviceUnavailable, heading: .busy, text: .triesAgain, in: words, reload: pause, hasBody: hasBody,
            headers: headers)
    }
}
