// SPDX-License-Identifier: Apache-2.0
/**
 * Handles the browser's history (behavior rows 29 and 115). Every page of a stack, and every layer with `data-history`,
 * is one entry. The number of entries follows from the document, topmost last. Back closes the topmost step. Another
 * way of closing removes the entry. Forward opens a page again if its address names it, and never a layer. Where the
 * system has a close request of its own, such as Android's back gesture, one CloseWatcher stands for the topmost modal.
 *
 *     steps in the document ──more──▶ pushState          entries of the history
 *            ▲              ──fewer─▶ history.go(-n)            │
 *            └────────── close the topmost n ◀── popstate ──────┘
 */
import { send } from './connection.js'
import { element, idOf } from './nodes.js'
import { leavePage, leaving } from './pages.js'

/** @typedef {import('../overlays/layers.js').Layer} Layer */

/** @type {Layer[]} */ let stack = []
/** @type {(layer: Layer, reason: string) => void} */ let dismiss = () => {}
/** Asks about what Back would close. Returns whether it stays. @type {(nodes: HTMLElement[]) => boolean | void} */
let stays = () => {}
/** The number of entries up to the current one that belong to the client. The current one has the state `{step: n}`. */
let depth = 0
/** Indicates whether the client, and not the user, moves through the history. */
let moving = false
/** The event whose answer shows what a move forward has opened. */
let awaited = 0
let live = false
/** Indicates whether the entries of an address wait for the first action of the user. */
let waits = false
/** The address of the visible page, if the server names one. */
let place = ''
/** The address of the present entry. */
let at = ''
/** @type {{destroy(): void, onclose: unknown} | null} */ let watcher = null

/** @param {Layer[]} layers @param {typeof dismiss} close @param {typeof stays} keep */
export function watchBack(layers, close, keep) {
  stack = layers
  dismiss = close
  stays = keep
}

export function watchHistory() {
  depth = history.state?.step ?? 0
  history.replaceState({ step: depth }, '')
  addEventListener('popstate', moved)
}

/**
 * Turns the visible steps into entries, once the page is the server's. A page opened at an address gets the entries
 * below it, too.
 */
export function startHistory() {
  live = true
  waits = !depth && !!steps()[0]?.dataset.place && !!base()
  // WebKit's Back skips entries that were made before the user did anything on the page, so there they wait for the
  // first action.
  if (!waits || !navigator.vendor.startsWith('Apple')) return enterBelow()
  for (const type of ['pointerup', 'keydown']) addEventListener(type, enterBelow, { once: true, capture: true })
}

const base = () => /** @type {HTMLElement | null} */ (document.querySelector('.page[data-place]'))?.dataset.place

function enterBelow() {
  if (waits && steps().length) {
    place ||= here()
    write('replaceState', 0, base())
  }
  waits = false
  stackChanged()
}

/** @param {string} address */
export function setPlace(address) { place = address }

const here = () => location.pathname + location.search

/** Returns what Back closes, lowest first. */
const steps = () => /** @type {HTMLElement[]} */ (
  [...document.querySelectorAll('[data-on~=place]:not([data-rest],[data-prepared]),[data-history]')]).filter((node) => {
  if (leaving.has(node) || node.closest('.panel.below,.col.next')) return false
  const layer = stack.find((candidate) => candidate.node.contains(node))
  return layer ? layer.open : !node.closest('[data-layer]')
})

/** Call this when a layer has opened or closed, and when a frame has been applied. */
export function stackChanged() {
  watchRequests()
  // A move takes a moment. An entry added in between would be the one that the move leaves.
  if (!live || moving || awaited || waits) return
  const now = steps(), before = depth
  depth = now.length
  if (depth < before) return go(depth - before)
  for (let step = before; step < depth; step++) {
    const last = step === depth - 1
    write('pushState', step + 1, (last && place) || now[step].dataset.place)
  }
  if (place && place !== here()) write('replaceState', depth, place)
  at = here()
}

/**
 * Writes an entry. Browsers refuse an address of another host, and WebKit more than 100 entries in 30 seconds. Then the
 * entry keeps the present address, or there is none.
 * @param {'pushState' | 'replaceState'} method @param {number} step @param {string} [address]
 */
function write(method, step, address) {
  try {
    history[method]({ step }, '', address || here())
  } catch (error) {
    console.warn(`dais: no entry for ${address || here()}: ${error}`)
    if (place === address) place = ''
    if (address) write(method, step)
  }
}

/** @param {number} ack the last event that the server has answered */
export function historyAnswered(ack) {
  if (awaited && ack >= awaited) awaited = 0
  stackChanged()
}

/** @param {number} distance */
function go(distance) {
  moving = true
  history.go(distance)
}

/** @param {PopStateEvent} event */
function moved({ state }) {
  // The entry belongs to something else, such as a link to a place in the page.
  if (!state || !('step' in state)) return
  const to = state.step, ours = moving, from = at
  moving = false
  at = here()
  if (to === depth) return stackChanged()
  if (ours && to > depth) return go(depth - to)
  if (to < depth) close(to)
  else open(to, from)
}

/** @param {number} to */
function close(to) {
  const going = steps().slice(to)
  if (stays(going)) return go(depth - to)
  depth = to
  place = ''
  // A layer that is no entry itself can still be above the entries.
  const top = topmost()
  if (top && !top.node.contains(going.at(-1) ?? null)) return dismiss(top, 'back'), stackChanged()
  for (const node of going.reverse()) {
    const layer = stack.find((candidate) => candidate.node === node)
    if (layer) dismiss(layer, 'back')
    else leavePage(node)
  }
  stackChanged()
}

/**
 * Goes forward: asks the server for the entry's address. An entry without an address of its own cannot be opened again.
 * @param {number} to @param {string} from
 */
function open(to, from) {
  if (at === from || !base()) return go(depth - to)
  depth = to
  awaited = send(idOf(element(1)), 'place', here())
  place = ''
  if (!awaited) stackChanged()
}

// Going back in a page leaves what a part of it shows.
const topmost = () => stack.findLast(({ open, node }) => open && node.matches('[data-modal=true]:not([data-part] *)'))

/** Keeps one watcher at a time, because several that no click has opened would close together (row 24). */
function watchRequests() {
  const wanted = topmost()
  const Watcher = /** @type {any} */ (window).CloseWatcher
  if (wanted && !watcher && Watcher) {
    const mine = watcher = new Watcher()
    mine.onclose = () => {
      if (watcher === mine) watcher = null
      const top = topmost()
      if (top) dismiss(top, 'back')
      watchRequests()
    }
  } else if (!wanted) {
    watcher?.destroy()
    watcher = null
  }
}
