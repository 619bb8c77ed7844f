// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// A failure, in words for the person.
enum StoreError: Error, Equatable, Sendable, LocalizedError {
    case notAllowed(Role)
    case gone(String)
    case invalid(String)
    case conflict(Conflict)
    /// Another program keeps the database locked for longer than the busy timeout.
    case busy
    case full
    case failed(String)

    var errorDescription: String? {
        switch self {
        case .notAllowed(let role): "Only a person with the role \(role.title) or more may do this."
        case .gone(let what): "\(what) is no longer there."
        case .invalid(let reason): reason
        case .conflict(let conflict): "\(conflict.author) has changed this field in the meantime."
        case .busy: "The database is busy. Nothing was changed. Try again in a moment."
        case .full: "The disk of the server is full. Nothing was changed."
        case .failed(let reason): "Nothing was changed. \(reason)"
        }
    }

    init(_ error: any Error) {
        switch error {
        case let error as StoreError: self = error
        case let error as DatabaseError:
            switch error.resultCode {
            case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
            case .SQLITE_FULL: self = .full
            default: self = .failed(error.message ?? "\(error.resultCode)")
            }
        case let error as CocoaError where error.code == .fileWriteOutOfSpace: self = .full
        default: self = .failed(error.localizedDescription)
        }
    }
}

/// Two people have changed one field. Nothing is lost: both texts are here.
struct Conflict: Equatable, Sendable, Identifiable {
    let cardID: Int64
    let mine: CardChange
    let mineText: String
    let theirText: String
    let author: String
    /// The version that the text of the other person has.
    let version: Int

    var id: String { "\(cardID)-\(mine.field.rawValue)-\(version)" }
}
