// SPDX-License-Identifier: Apache-2.0

/// The automatic capitalization of an on-screen keyboard, under its UIKit name.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// No capitals, or a capital at the start of each word or sentence, or capitals only.
    case none, words, sentences, allCharacters
}

extension View {
    /// Sets the automatic capitalization for the fields of the view; the former name of
    /// `textInputAutocapitalization(_:)`.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        switch style {
        case .none: textInputAutocapitalization(.never)
        case .words: textInputAutocapitalization(.words)
        case .sentences: textInputAutocapitalization(.sentences)
        case .allCharacters: textInputAutocapitalization(.characters)
        }
    }
}

extension TextInputAutocapitalization {
    /// Creates a capitalization from one with a UIKit name.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}
