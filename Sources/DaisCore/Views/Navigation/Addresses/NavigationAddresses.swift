// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Lets anybody's address open pages for values of a type.
    ///
    /// The first stack of an app writes its path into the address. Such an address opens its pages again only while the
    /// process that wrote it runs, because a destination trusts its values: without this rule, `?at=../secrets` could
    /// open any file, and `?at=99999` could be an index beyond the end. Declare the types for which every value may be
    /// opened, so that their addresses are plain and lasting.
    ///
    /// ```swift
    /// NavigationStack {
    ///     List(parks) { park in NavigationLink(park.name, value: park.id) }
    ///         .navigationDestination(for: Park.ID.self) { id in Text("Park \(id)") }
    /// }
    /// .navigationAddresses(for: Park.ID.self) { id in parks.contains { $0.id == id } }
    /// ```
    ///
    /// The destination still decides whether this user may see the page.
    ///
    /// - Parameters:
    ///   - type: The type of values in the stack's path: a number, string, UUID, or a value represented by one.
    ///   - isIncluded: A closure that returns whether an address may open a value. It runs on the main actor whenever
    ///     an address names one.
    nonisolated public func navigationAddresses<V: Hashable>(
        for type: V.Type, where isIncluded: @escaping (V) -> Bool = { _ in true }
    ) -> some View {
        nonisolated(unsafe) let isIncluded = isIncluded
        return EnvironmentView(content: self) { values in
            values.addressableValues[ObjectIdentifier(V.self)] = AddressableValues { value in
                (value.base as? V).map(isIncluded) ?? false
            }
        }
    }
}

/// The values of one type that any address may open.
struct AddressableValues {
    let contains: (AnyHashable) -> Bool
}

private enum AddressableValuesKey: EnvironmentKey {
    static var defaultValue: [ObjectIdentifier: AddressableValues] { [:] }
}

extension EnvironmentValues {
    var addressableValues: [ObjectIdentifier: AddressableValues] {
        get { self[AddressableValuesKey.self] }
        set { self[AddressableValuesKey.self] = newValue }
    }
}
