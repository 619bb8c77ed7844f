// SPDX-License-Identifier: Apache-2.0
/** The part of the client for everything above the page. It starts when its script runs. */
import { watchAnchors } from './anchors.js'
import { watchTab } from './beside.js'
import { dismiss, watchDismissal } from './dismissal.js'
import { askForFiles, watchFiles } from './files.js'
import { watchHoles } from './holes.js'
import { watchBack } from '../start/history.js'
import { openPrepared } from './guesses.js'
import { watchHits } from './hits.js'
import { watchGrabbers } from './grabber.js'
import * as layers from './layers.js'
import { guardAfter, stays, watchLeaving } from './leave.js'
import { watchMenus } from './menus.js'
import { element, lookUp } from '../start/nodes.js'
import { LAYER } from '../start/operations.js'
import { join } from '../start/parts.js'
import { watchSheets, watchTouches } from './sheet.js'
import { settleToasts, watchToasts } from './toasts.js'
import { watchTransfers } from './transfer.js'

watchDismissal()
watchTab()
watchMenus()
watchAnchors(layers.layers)
watchHoles(layers.layers)
watchBack(layers.layers, dismiss, stays)
watchSheets()
watchGrabbers()
watchHits()
watchFiles()
watchLeaving()
watchToasts()
watchTransfers()

join({
  before: guardAfter,
  perform: {
    [LAYER]: (id, [name, epoch], frame) =>
      frame[name === 'exit' ? 'exits' : 'layers'].push(() => lookUp(id) && layers.command(element(id), name, epoch)),
  },
  settle(fresh, animated) {
    for (const node of fresh) if (node.matches('[data-layer]')) watchTouches(node)
    layers.settle(fresh, animated)
    askForFiles(fresh)
    settleToasts()
  },
  keeps: layers.keepLayer,
  opens: openPrepared,
})
