// SPDX-License-Identifier: Apache-2.0

/// The tags that views may render. The set is closed, so that ``ContentModel`` covers all of them.
package enum ElementTag: String, Sendable {
    case div, span, button, a, input, textarea, select, option, optgroup, label, img, svg, use, path, mask,
        foreignObject, ul, ol, li, hr, progress, iframe, video, audio, code, pre, main, nav, header, footer, section

    /// Indicates whether the element has no end tag.
    var isVoid: Bool {
        switch self {
        case .input, .img, .hr: true
        default: false
        }
    }

    /// Indicates whether a `<button>` or `<a>` must not contain the element. The parser would move it out and shift
    /// ids.
    var isInteractive: Bool {
        switch self {
        case .button, .a, .input, .textarea, .select, .label, .iframe, .video, .audio: true
        default: false
        }
    }
}
