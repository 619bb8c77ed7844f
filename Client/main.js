// SPDX-License-Identifier: Apache-2.0
/** Starts the client: it numbers the elements of the first page, adds the listeners and opens the socket. */
import * as connection from './start/connection.js'
import { focusMoved, forgetFocus, retryPictures, watchEvents } from './start/events.js'
import { watchFocus } from './start/focus.js'
import { startHistory, watchHistory } from './start/history.js'
import { forgetSession, forgetTyped, settleTyped, tellChanged, watchInputs } from './start/inputs.js'
import { keepFor } from './start/keep.js'
import { watchKeyboard } from './start/keyboard.js'
import { watchKeys } from './start/keys.js'
import * as lazy from './start/lazy.js'
import * as measure from './start/measure.js'
import { enrollAll, lookUp } from './start/nodes.js'
import { watchPages } from './start/pages.js'
import { expectParts, forgetParts, lacking, loadParts, loadWhenIdle, settleParts } from './start/parts.js'
import * as patch from './start/patch.js'
// Motion and overlays both need springs, and they share nothing but the start.
import * as springs from './start/springs.js'
import * as status from './start/status.js'

const root = document.getElementById('dais-root')
const overlays = document.getElementById('dais-overlays')
const boot = document.getElementById('dais-boot')
if (root && overlays && boot) start(root, overlays, JSON.parse(boot.textContent ?? '{}'))

/**
 * @param {Element} root @param {HTMLElement} overlays
 * @param {{socket?: string, count: number, sum: string, longest: number, files: string, dev: boolean,
 *   parts: import('./start/parts.js').Entry[], words: string[]}} boot
 */
function start(root, overlays, boot) {
  const page = [root, ...root.querySelectorAll('*'), overlays, ...overlays.querySelectorAll('*')]
  enrollAll(page, 1)

  status.watchStatus(boot.words)
  watchFocus()
  watchEvents()
  retryPictures()
  watchInputs(boot.longest)
  watchKeys()
  watchHistory()
  watchPages()
  watchKeyboard()
  expectParts(boot.parts, boot.files)
  measure.watchMeasures()
  lazy.watchLists()

  /** @type {any} */ const early = document.querySelector('script[data-socket]')
  const address = early?.dataset.socket ?? boot.socket, url = new URL(address, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  /** @type {(Element | null)[]} */ const presses = early?.presses ?? []
  // The script would keep the clicks that follow from these, too.
  if (early) early.presses = null
  /** Presses the buttons that were pressed before this script ran. @param {boolean} sent those whose press is sent */
  const press = (sent) => presses.forEach((button) => {
    if (button instanceof HTMLElement && button.matches('[data-on~=click]') === sent) button.click()
  })
  let adopted = false
  connection.start({
    first: early?.line,
    url: url.href,
    place: keepFor(address),
    facts: measure.facts,
    // Another number of elements means that something has changed the page before the client, so the server's page no
    // longer matches it.
    page: () => (page.length === boot.count ? { count: boot.count, sum: boot.sum } : {}),
    isWhole: patch.isWhole,
    apply: patch.apply,
    lacking,
    renewed(events, note) {
      status.connected(events.filter(({ kind }) => kind === 'click').map(({ id }) => lookUp(id)?.textContent), note)
      forgetSession()
      forgetFocus()
      forgetParts()
    },
    live() {
      status.connected(settleTyped())
      focusMoved(document.activeElement)
      if (boot.dev) document.documentElement.dataset.session = this.place
      if (adopted) return
      adopted = true
      document.documentElement.dataset.live = ''
      tellChanged(document)
      const noted = [...document.querySelectorAll(patch.NOTED)]
      measure.observe(noted)
      lazy.findLists(noted)
      lazy.keepRows(new Set())
      settleParts(noted, false)
      startHistory()
      press(false)
      loadWhenIdle()
    },
    waiting: status.reconnecting,
    ready: status.connected,
    lost: status.reconnecting,
    silent: () => loadParts(true),
    over(code, message) {
      if (code === 'ended') forgetTyped()
      status.ended(code, message)
    },
  })
  // A press that the server answers need not wait for the welcome. Others wait for the part that handles them.
  press(true)
}
