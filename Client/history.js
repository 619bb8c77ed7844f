// SPDX-License-Identifier: Apache-2.0
/**
 * What Back closes (behaviour rows 29 and 115). Where the system asks for closing in a way of its own, as Android's back
 * gesture does, one CloseWatcher stands for whatever modal is on top. A layer with `data-history` is an entry of the
 * browser's history: Back closes it, closing it takes the entry away, and Forward does not bring it back.
 */

/** @typedef {import('./layers.js').Layer} Layer */

/** @type {Layer[]} */ let stack = []
/** @type {(layer: Layer, reason: string) => void} */ let dismiss = () => {}
/**
 * The layers that stand for entries, oldest first: entry n of the page has the state `{layer: n}`.
 * @type {Layer[]}
 */
const entries = []
/** How many entries a page that was loaded again has already. */
let inherited = 0
/** Set while a move through the history is ours and not the user's. */
let moving = false
/** @type {{destroy(): void, onclose: unknown} | null} */ let watcher = null

/** @param {Layer[]} layers @param {typeof dismiss} close */
export function watchBack(layers, close) {
  stack = layers
  dismiss = close
  inherited = history.state?.layer ?? 0
  addEventListener('popstate', moved)
}

/** Call when a layer has opened or closed. */
export function stackChanged() {
  watchRequests()
  // A move takes a moment; an entry added in between would be the one that it leaves.
  if (moving) return
  for (const layer of stack) if (layer.open && 'history' in layer.node.dataset && !entries.includes(layer)) enter(layer)
  let ended = 0
  for (; entries.length && !entries[entries.length - 1].open; ended++) entries.pop()
  if (ended) go(-ended)
}

/** @param {Layer} layer */
function enter(layer) {
  if (entries.push(layer) > inherited) history.pushState({ layer: entries.length }, '')
  else inherited = Math.max(inherited, entries.length)
}

/** @param {number} distance */
function go(distance) {
  moving = true
  history.go(distance)
}

/** @param {PopStateEvent} event */
function moved({ state }) {
  inherited = 0
  if (moving) {
    moving = false
    return stackChanged()
  }
  const depth = state?.layer ?? 0
  if (depth > entries.length) return go(entries.length - depth)
  for (const layer of entries.splice(depth).reverse()) {
    dismiss(layer, 'back')
    if (layer.open) enter(layer)
  }
}

/** One watcher at a time: several that nobody's click has opened would close together (row 24). */
function watchRequests() {
  const wanted = stack.some(({ open, node }) => open && node.dataset.modal === 'true')
  const Watcher = /** @type {any} */ (window).CloseWatcher
  if (wanted && !watcher && Watcher) {
    const mine = watcher = new Watcher()
    mine.onclose = () => {
      if (watcher === mine) watcher = null
      const top = stack.findLast(({ open, node }) => open && node.dataset.modal === 'true')
      if (top) dismiss(top, 'back')
      watchRequests()
    }
  } else if (!wanted) {
    watcher?.destroy()
    watcher = null
  }
}
