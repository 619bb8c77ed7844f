// SPDX-License-Identifier: Apache-2.0
@_spi(Reflection) import Swift

/// The locations of a class's `@Published` properties, including those of its superclasses.
struct PublishedFields: Sendable {
    /// The byte offsets of the boxes, or `nil` if Mirror has to find them in each object.
    private let offsets: [Int]?

    init(of type: AnyClass) {
        offsets = Self.offsetsAreTrustworthy ? Self.offsets(in: type) : nil
    }

    /// Returns the first box, which is enough for every access after the first.
    func first(of object: AnyObject) -> AnyPublishedBox? {
        guard let offsets else { return Self.mirrored(object).first }
        return offsets.first.map { Self.box(of: object, at: $0) }
    }

    func all(of object: AnyObject) -> [AnyPublishedBox] {
        guard let offsets else { return Self.mirrored(object) }
        return offsets.map { Self.box(of: object, at: $0) }
    }
}

extension PublishedFields {
    static func offsets(in type: AnyClass) -> [Int] {
        var offsets: [Int] = []
        // Option 1 is `classType`, whose Swift declaration is a `static var` of a library built without language mode
        // 6. The raw value is part of the runtime's ABI.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, fieldType, _ in
            if fieldType is any PublishedField.Type { offsets.append(offset) }
            return true
        }
        return offsets
    }

    static func mirrored(_ object: AnyObject) -> [AnyPublishedBox] {
        var boxes: [AnyPublishedBox] = []
        var level: Mirror? = Mirror(reflecting: object)
        while let mirror = level {
            boxes += mirror.children.compactMap { ($0.value as? any PublishedField)?.anyBox }
            level = mirror.superclassMirror
        }
        return boxes
    }

    private static func box(of object: AnyObject, at offset: Int) -> AnyPublishedBox {
        Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: offset, as: AnyPublishedBox.self)
    }

    /// A Boolean that is `true` if the offsets of the reflection call are correct. The call is not public API: with a
    /// toolchain that reports other offsets, the fallback costs time but stays memory-safe. The check compares
    /// addresses and does not dereference them.
    static let offsetsAreTrustworthy: Bool = {
        guard MemoryLayout<Published<String>>.size == MemoryLayout<AnyPublishedBox>.size else { return false }
        let probe = LeafProbe()
        let address = Unmanaged.passUnretained(probe).toOpaque()
        let found = offsets(in: LeafProbe.self).map { address.load(fromByteOffset: $0, as: UnsafeRawPointer.self) }
        let boxes: [AnyPublishedBox] = [probe.number.box, probe.text.box]
        return Set(found) == Set(boxes.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    }()

    private class RootProbe {
        let padding: UInt8 = 1
        let number = Published(wrappedValue: 1)
    }

    private final class LeafProbe: RootProbe {
        let flag = true
        let text = Published(wrappedValue: "")
    }
}

private protocol PublishedField {
    var anyBox: AnyPublishedBox { get }
}

extension Published: PublishedField {
    fileprivate var anyBox: AnyPublishedBox { box }
}
