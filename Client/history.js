// SPDX-License-Identifier: Apache-2.0
/**
 * The browser's history (behaviour rows 29 and 115). Every page of a stack, and every layer with `data-history`, is one
 * entry: how many entries are ours follows from what is in the document, topmost last. Back closes what is on top; closing
 * it in another way takes the entry away. Forward opens a page again if its address says which, and no layer. Where the
 * system asks for closing in a way of its own, as Android's back gesture does, one CloseWatcher stands for the topmost modal.
 *
 *     steps in the document ──more──▶ pushState          entries of the history
 *            ▲              ──fewer─▶ history.go(-n)            │
 *            └────────── close the topmost n ◀── popstate ──────┘
 */
import { send } from './connection.js'
import { element, idOf } from './nodes.js'
import { isGone, leavePage } from './pages.js'

/** @typedef {import('./layers.js').Layer} Layer */

/** @type {Layer[]} */ let stack = []
/** @type {(layer: Layer, reason: string) => void} */ let dismiss = () => {}
/** How many entries before the present one are ours; it has the state `{step: n}`. */
let depth = 0
/** Set while a move through the history is ours and not the user's. */
let moving = false
/** The event whose answer says what a move forward has opened. */
let awaited = 0
let live = false
/** Whether entries are to be made that belong to an address, before the user has done anything. */
let waits = false
/** The address of what is shown, if the server names one. */
let place = ''
/** The address of the present entry. */
let at = ''
/** @type {{destroy(): void, onclose: unknown} | null} */ let watcher = null

/** @param {Layer[]} layers @param {typeof dismiss} close */
export function watchBack(layers, close) {
  stack = layers
  dismiss = close
}

export function watchHistory() {
  depth = history.state?.step ?? 0
  history.replaceState({ step: depth }, '')
  addEventListener('popstate', moved)
}

/** The page is the server's: what it shows becomes entries. A page opened at an address gets those below it, too. */
export function startHistory() {
  live = true
  waits = !depth && !!steps()[0]?.dataset.place && !!base()
  // WebKit's Back passes over entries that were made before the user did anything on the page: there they are made then.
  if (!waits || !navigator.vendor.startsWith('Apple')) return enterBelow()
  for (const type of ['pointerup', 'keydown']) addEventListener(type, enterBelow, { once: true, capture: true })
}

const base = () => /** @type {HTMLElement | null} */ (document.querySelector('.page[data-place]'))?.dataset.place

function enterBelow() {
  if (waits && steps().length) {
    place ||= here()
    history.replaceState({ step: 0 }, '', base())
  }
  waits = false
  stackChanged()
}

/** @param {string} address */
export function setPlace(address) { place = address }

const here = () => location.pathname + location.search

/** What Back closes, lowest first. */
const steps = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-on~=place]:not([data-rest]),[data-history]')]).filter((node) => {
  if (isGone(node) || node.closest('.panel.below,.col.next')) return false
  const layer = stack.find((candidate) => candidate.node.contains(node))
  return layer ? layer.open : !node.closest('[data-layer]')
})

/** Call when a layer has opened or closed, and when a frame has been applied. */
export function stackChanged() {
  watchRequests()
  // A move takes a moment; an entry added in between would be the one that it leaves.
  if (!live || moving || awaited || waits) return
  const now = steps(), before = depth
  depth = now.length
  if (depth < before) return go(depth - before)
  for (let step = before; step < depth; step++) {
    const last = step === depth - 1
    history.pushState({ step: step + 1 }, '', (last && place) || now[step].dataset.place || here())
  }
  if (place && place !== here()) history.replaceState({ step: depth }, '', place)
  at = here()
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
  // An entry of somebody else's: a link to a place in the page.
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
  depth = to
  place = ''
  // What is no entry itself lies above them all the same.
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
 * Forward. The entry's address is asked for; without one of its own there is nothing to go forward to.
 * @param {number} to @param {string} from
 */
function open(to, from) {
  if (at === from || !base()) return go(depth - to)
  depth = to
  awaited = send(idOf(element(1)), 'place', here())
  place = ''
  if (!awaited) stackChanged()
}

const topmost = () => stack.findLast(({ open, node }) => open && node.dataset.modal === 'true')

/** One watcher at a time: several that nobody's click has opened would close together (row 24). */
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
