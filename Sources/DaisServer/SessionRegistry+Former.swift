// SPDX-License-Identifier: Apache-2.0

import DaisCore

extension SessionRegistry {
    /// The present state of the session that the tab had before it loaded the page, if it is in this process. What the
    /// browser keeps is a little older.
    ///
    /// The session itself goes on: another tab may be a copy of this one.
    func formerState(_ hello: ClientHello, _ visitor: Visitor?) -> SessionSnapshot? {
        guard let former = hello.former, let session = session(former.session), session.keepsState,
            constantTimeEqual(former.secret, session.secret), session.mayResume(visitor)
        else { return nil }
        return session.snapshot()
    }
}
