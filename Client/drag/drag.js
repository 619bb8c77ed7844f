// SPDX-License-Identifier: Apache-2.0
/** The part of the client for drag and drop. It starts when its script runs. */
import { join } from '../start/parts.js'
import { lower } from './aim.js'
import { dropFinger, watchFingers } from './fingers.js'
import { letGoOfKeys, settleKeys, watchKeystrokes } from './keystrokes.js'
import { settleUploads, watchPointers } from './pointers.js'

let isWatching = false

watchPointers()
watchKeystrokes()
settle()
join({
  settle,
  renewed() {
    dropFinger()
    letGoOfKeys()
    lower()
  },
})

function settle() {
  // Touches scroll more smoothly without this, so it waits for something to drag.
  if (!isWatching && document.querySelector('[data-drag]')) {
    isWatching = true
    watchFingers()
  }
  settleKeys()
  settleUploads()
}
