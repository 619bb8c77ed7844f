// SPDX-License-Identifier: Apache-2.0

/// Values of `@State` that outlive the process while an app is being written.
///
/// In production only properties with a name return, because a new build may have moved the others. A developer who has
/// changed a view wants to see it as it was, with its sheet open, and loses nothing if a value begins anew.
extension StateBox {
    /// The most bytes of a kept value.
    private static var limit: Int { 4096 }

    /// Takes the value of the process before, and adds the value to snapshots from then on.
    ///
    /// A snapshot has the initial value too. If the new build has another one, the developer wants to see that.
    @MainActor func keep(for owner: _CompositeBase) {
        // The array of an optional value can be encoded as any other, and a missing value by itself cannot.
        guard let type = [Value].self as? any Codable.Type, let restoration = owner.restoration,
            let place = owner.snapshotKey, let initial = Self.text(of: current)
        else { return }
        let name = "\(place) \(owner.viewName)@\(owner.properties.count)"
        if let text = restoration.takeValue(name), let kept: [String] = StableJSON.value(of: text), kept.count == 2,
            kept[0] == initial, let value = Self.value(of: kept[1], type)
        {
            exchange(value)
        }
        restoration.follow(owner) { [unowned self] snapshot in
            guard let text = Self.text(of: current), text != initial, text.utf8.count <= Self.limit else { return }
            snapshot.values[name] = StableJSON.text(of: [initial, text])
        }
    }

    private static func text(of value: Value) -> String? {
        ([value] as? any Encodable).flatMap { StableJSON.text(of: $0) }
    }

    private static func value<C: Codable>(of text: String, _ type: C.Type) -> Value? {
        (StableJSON.value(of: text) as C?).flatMap { ($0 as? [Value])?.first }
    }
}
