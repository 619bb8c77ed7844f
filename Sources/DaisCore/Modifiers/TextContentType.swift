// SPDX-License-Identifier: Apache-2.0

/// What a field is about, so that the browser can fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The word for it in the page: a token of `autocomplete`.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    var token: String { rawValue }

    public static let name = Self(rawValue: "name")
    public static let namePrefix = Self(rawValue: "honorific-prefix")
    public static let givenName = Self(rawValue: "given-name")
    public static let middleName = Self(rawValue: "additional-name")
    public static let familyName = Self(rawValue: "family-name")
    public static let nameSuffix = Self(rawValue: "honorific-suffix")
    public static let nickname = Self(rawValue: "nickname")
    public static let jobTitle = Self(rawValue: "organization-title")
    public static let organizationName = Self(rawValue: "organization")
    public static let fullStreetAddress = Self(rawValue: "street-address")
    public static let streetAddressLine1 = Self(rawValue: "address-line1")
    public static let streetAddressLine2 = Self(rawValue: "address-line2")
    public static let addressCity = Self(rawValue: "address-level2")
    public static let addressState = Self(rawValue: "address-level1")
    public static let countryName = Self(rawValue: "country-name")
    public static let postalCode = Self(rawValue: "postal-code")
    public static let telephoneNumber = Self(rawValue: "tel")
    public static let emailAddress = Self(rawValue: "email")
    public static let URL = Self(rawValue: "url")
    public static let creditCardNumber = Self(rawValue: "cc-number")
    public static let username = Self(rawValue: "username")
    public static let password = Self(rawValue: "current-password")
    public static let newPassword = Self(rawValue: "new-password")
    public static let oneTimeCode = Self(rawValue: "one-time-code")
    public static let birthdate = Self(rawValue: "bday")
}

extension View {
    /// Says what the fields in the view are about, so that the browser can fill them in.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.textInputTraits) { $0.contentType = textContentType }
    }
}
