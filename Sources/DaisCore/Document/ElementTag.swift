// SPDX-License-Identifier: Apache-2.0

/// The elements that views may render. A closed set, so that ``ContentModel`` can say of each whether the HTML
/// parser keeps its nesting.
package enum ElementTag: String, Sendable {
    case div, span, button, a, input, textarea, select, option, optgroup, label, img, svg, use, path, mask,
        foreignObject, ul, ol, li, hr, progress, iframe, video, audio, code, pre, main, nav, header, footer, section

    /// Elements without an end tag.
    var isVoid: Bool {
        switch self {
        case .input, .img, .hr: true
        default: false
        }
    }

    /// Elements a `<button>` or `<a>` must not contain: the parser would move them out, and implied ids would shift.
    var isInteractive: Bool {
        switch self {
        case .button, .a, .input, .textarea, .select, .label, .iframe, .video, .audio: true
        default: false
        }
    }
}
