// SPDX-License-Identifier: Apache-2.0

/// The content type of a field, which lets the browser fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The token for the `autocomplete` attribute.
    public let rawValue: String
    /// Creates a content type from a token of the `autocomplete` attribute.
    public init(rawValue: String) { self.rawValue = rawValue }

    var token: String { rawValue }

    /// A full name.
    public static let name = Self(rawValue: "name")
    /// A prefix of a name, such as a title.
    public static let namePrefix = Self(rawValue: "honorific-prefix")
    /// A given name.
    public static let givenName = Self(rawValue: "given-name")
    /// A middle name.
    public static let middleName = Self(rawValue: "additional-name")
    /// A family name.
    public static let familyName = Self(rawValue: "family-name")
    /// A suffix of a name.
    public static let nameSuffix = Self(rawValue: "honorific-suffix")
    /// A nickname.
    public static let nickname = Self(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = Self(rawValue: "organization-title")
    /// The name of an organization.
    public static let organizationName = Self(rawValue: "organization")
    /// A street address of one or more lines.
    public static let fullStreetAddress = Self(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = Self(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = Self(rawValue: "address-line2")
    /// A city.
    public static let addressCity = Self(rawValue: "address-level2")
    /// A state or province.
    public static let addressState = Self(rawValue: "address-level1")
    /// The name of a country.
    public static let countryName = Self(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = Self(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = Self(rawValue: "tel")
    /// An email address.
    public static let emailAddress = Self(rawValue: "email")
    /// A URL.
    public static let URL = Self(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = Self(rawValue: "cc-number")
    /// A user name.
    public static let username = Self(rawValue: "username")
    /// The password of an account.
    public static let password = Self(rawValue: "current-password")
    /// A new password, which the browser can suggest.
    public static let newPassword = Self(rawValue: "new-password")
    /// A one-time code.
    public static let oneTimeCode = Self(rawValue: "one-time-code")
    /// A date of birth.
    public static let birthdate = Self(rawValue: "bday")
}

extension View {
    /// Sets the content type of the fields in the view, which lets the browser fill them in.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.textInputTraits) { $0.contentType = textContentType }
    }
}
