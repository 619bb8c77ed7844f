// SPDX-License-Identifier: Apache-2.0
// A source-compatibility name: a file that says `import OSLog` finds what `import os` has.
@_exported import os
