// SPDX-License-Identifier: Apache-2.0
/** The part of the client for everything above the page. It is run when it arrives. */
import { watchAnchors } from './anchors.js'
import { watchTab } from './beside.js'
import { dismiss, watchDismissal } from './dismissal.js'
import { askForFiles, watchFiles } from './files.js'
import { watchHoles } from './holes.js'
import { watchBack } from './history.js'
import { watchHits } from './hits.js'
import { watchGrabbers } from './grabber.js'
import * as layers from './layers.js'
import { watchMenus } from './menus.js'
import { element, lookUp } from './nodes.js'
import { note } from './notes.js'
import { join } from './parts.js'
import { watchSheets, watchTouches } from './sheet.js'
import { settleToasts, watchToasts } from './toasts.js'

watchDismissal()
watchTab()
watchMenus()
watchAnchors(layers.layers)
watchHoles(layers.layers)
watchBack(layers.layers, dismiss)
watchSheets()
watchGrabbers()
watchHits()
watchFiles()
watchToasts()

join({
  perform: {
    8: (id, [name, epoch], frame) => frame.layers.push(() => lookUp(id) && layers.command(element(id), name, epoch)),
    14: (level, [text]) => note(/** @type {any} */ (level), text),
  },
  settle(fresh, animated) {
    for (const node of fresh) if (node.matches('[data-layer]')) watchTouches(node)
    layers.settle(fresh, animated)
    askForFiles(fresh)
    settleToasts()
  },
  keeps: layers.keepLayer,
})
