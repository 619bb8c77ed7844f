// SPDX-License-Identifier: Apache-2.0
// A source-compatibility name: a file that says `import SwiftUI` finds Dais on Linux.
#if DAIS_CORE_ONLY
@_exported import DaisCore
#else
@_exported import Dais
#endif
