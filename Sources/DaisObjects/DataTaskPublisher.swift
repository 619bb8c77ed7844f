// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import OpenCombine

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension URLSession {
    /// Loads a URL for each subscriber, when it demands the result.
    ///
    /// ```swift
    /// URLSession.shared.dataTaskPublisher(for: url).map(\.data).decode(type: Quote.self, decoder: JSONDecoder())
    /// ```
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Performs a request for each subscriber, when it demands the result.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Publishes a response and its body once, or the error of the task. Canceling it cancels the task.
    public struct DataTaskPublisher: OpenCombine.Publisher, Sendable {
        /// The body and the response.
        public typealias Output = (data: Data, response: URLResponse)
        /// The error of the task.
        public typealias Failure = URLError

        /// The request to perform.
        public let request: URLRequest
        /// The session that performs it.
        public let session: URLSession

        /// Creates a publisher for a request.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Subscribes to the response. The task starts when the subscriber demands it.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == URLError {
            let subscription = DemandedSubscription<Output, URLError>(subscriber) { [request, session] subscription in
                let task = session.dataTask(with: request) { data, response, error in
                    if let response, error == nil {
                        subscription.deliver((data ?? Data(), response))
                        subscription.finish(.finished)
                    } else {
                        subscription.finish(.failure(error as? URLError ?? URLError(.unknown)))
                    }
                }
                task.resume()
                return { task.cancel() }
            }
            subscriber.receive(subscription: subscription)
        }
    }
}
