// SPDX-License-Identifier: Apache-2.0
/**
 * Handles toasts: layers that block nothing and never take focus. A toast is announced once, the newest is nearest to
 * the edge, and each is dismissed after a time that pauses while a person is busy with one. A swipe dismisses a toast,
 * and F6 focuses the newest (behavior rows 93–102).
 */
import { make } from '../start/basics.js'
import { send } from '../start/connection.js'
import { dismiss } from './dismissal.js'
import { modifiers } from '../start/events.js'
import * as focus from '../start/focus.js'
import { covers } from './inertness.js'
import { layerOf, layers } from './layers.js'
import { idOf } from '../start/nodes.js'
import * as returns from './returns.js'
import { isHeld } from './sheet.js'
import { regions, vibrate } from '../start/status.js'

/** @typedef {import('./layers.js').Layer} Layer */
/**
 * Returns where the focus goes from a leaving toast, if there is a better place.
 * @typedef {() => returns.Return | undefined} LayerHeir
 */
/** @typedef {{said: HTMLElement, key: string, left: number, since: number, held: boolean, timer: number}} Toast */

/** The least time after a pause, and the least time of a toast with an action, in ms. */
const AGAIN = 1000, ACTION = 10_000
/** Windows up to NARROW px have no toasts at the corners. */
const NARROW = 599
const FIELDS = 'input,textarea,select,[contenteditable]'

/** @type {Map<Layer, Toast>} */ const known = new Map()
/** @type {Layer | undefined} */ let hovered
/** The place of the focus before it moved to the toasts. @type {returns.Return | undefined} */
let before
let away = false

const toasts = () => layers.filter(({ kind, open }) => open && kind === 'toast')
const toastOf = (/** @type {any} */ target) => target instanceof Node ? toasts()
  .find(({ node }) => node.contains(target)) : undefined
const grip = (/** @type {any} */ target) => target.closest?.(FIELDS) ? undefined : toastOf(target)

export function watchToasts() {
  const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ handler) =>
    document.addEventListener(type, handler)
  for (const type of ['blur', 'focus']) {
    addEventListener(type, () => {
      // Focus in a frame of the page counts as focus in the window.
      away = type === 'blur' && !document.hasFocus()
      count()
    })
  }
  on('visibilitychange', count)
  on('focusin', ({ target, relatedTarget }) => {
    // A leaving toast hands its focus to another one. The focus came from elsewhere long before.
    if (toastOf(target) && !(relatedTarget && layerOf(relatedTarget)?.kind === 'toast')) before =
      returns.returnTo(layerOf, relatedTarget)
    count()
  })
  on('focusout', () => setTimeout(count))
  on('pointerover', ({ target, pointerType }) => {
    // A finger leaves no pointer behind.
    hovered = pointerType === 'touch' ? undefined : toastOf(target)
    count()
  })
  on('pointerout', ({ relatedTarget }) => {
    if (relatedTarget) return
    hovered = undefined
    count()
  })
  on('keydown', key)
  // The pointer leaves the focus where it is, and starts no drag of a link or an image.
  for (const type of ['mousedown', 'dragstart']) on(type, (event) => { if (grip(event.target)) event.preventDefault() })
  // This runs after the listeners of sheet.js, which move the toasts.
  for (const type of ['resize', 'pointerdown', 'pointerup', 'pointercancel']) addEventListener(type, settleToasts)
}

/** Updates all toasts after a patch, or after an action of the user. */
export function settleToasts() {
  for (const [layer, toast] of known) {
    if (layer.open) continue
    clearTimeout(toast.timer)
    // A toast that comes back while it leaves has been announced.
    if (layers.includes(layer)) continue
    toast.said.remove()
    known.delete(layer)
  }
  /** The used height at each place of a host. @type {Map<Element | null, Record<string, number>>} */
  const tracks = new Map()
  /** @type {(() => void)[]} */ const sides = []
  const open = toasts()
  // The first toast is announced first.
  for (const layer of open) {
    const { node: { dataset }, surface } = layer
    const words = dataset.say ?? [...surface.querySelectorAll('.T')].map((text) => text.textContent).join(' ')
    const toast = known.get(layer) ?? meet(layer, words)
    if (toast.said.textContent !== words) toast.said.textContent = words
    const key = `${layer.epoch} ${dataset.timeout}`
    if (toast.key !== key) {
      clearTimeout(toast.timer)
      const time = Number(dataset.timeout)
      Object.assign(toast, { key, timer: 0, held: false, left: surface.querySelector('a[href],button')
        ? Math.max(time, ACTION) : time })
    }
  }
  for (const { node, node: { dataset }, surface } of open.reverse()) {
    const place = (dataset.place ?? '').slice(0, innerWidth > NARROW ? undefined : 3)
    const style = getComputedStyle(surface), gap = parseFloat(style.getPropertyValue('--toast-gap')) || 8
    const heights = tracks.get(node.parentElement) ?? {}
    const side = place.includes('side')
    const base = side ? 0 : Math.max(0, kept(node,
      place.startsWith('top')) + gap - parseFloat(style.getPropertyValue('--toast-inset') || '16'))
    const y = heights[place] ?? base
    const put = (/** @type {number} */ up) => surface.style.setProperty('--y', `${y - up}px`)
    put(0)
    surface.style.setProperty('--base', `${base}px`)
    // Those at a side have its middle as theirs, unless they lie behind one another.
    if (side && !('stacked' in dataset)) sides.push(() => put((heights[place] - gap) / 2))
    heights[place] = y + surface.offsetHeight + gap
    tracks.set(node.parentElement, heights)
  }
  for (const center of sides) center()
  count()
}

/**
 * Returns how much of an edge a bar of the app takes, while that bar is usable.
 * @param {HTMLElement} node
 * @param {boolean} top
 */
function kept(node, top) {
  if (layers.some((layer) => covers(layer))) return -Infinity
  const frame = /** @type {Element} */ (node.parentElement).getBoundingClientRect()
  const edges = [...document.querySelectorAll(`[data-keeps=${top ? 'top' : 'bottom'}]`)].map((view) => {
    const box = view.getBoundingClientRect()
    return box.height ? top ? box.bottom - frame.top : frame.bottom - box.top : -Infinity
  })
  return Math.max(...edges, Number((node.dataset.clearance ?? '').split(' ')[+!top]) || -Infinity)
}

/** @param {Layer} layer @param {string} words @returns {Toast} */
function meet(layer, words) {
  if (layer.node.dataset.haptic) vibrate(layer.node.dataset.haptic)
  const region = regions[layer.node.dataset.priority === 'assertive' ? 1 : 0]
  const toast = { said: make('p', { textContent: words }, region), key: '', left: 0, since: 0, held: false, timer: 0 }
  // The focus in a leaving toast moves to the next toast, the previous one, or where it came from.
  layer.heir = () => {
    const others = toasts(), next = others.find((other) => layers.indexOf(other) > layers.indexOf(layer)) ??
      others.at(-1)
    return next ? { id: undefined, levels: [{ node: stop(next), next: null, previous: null }], layer: undefined }
      : before
  }
  known.set(layer, toast)
  return toast
}

/** Starts or pauses the timers. */
function count() {
  const now = performance.now()
  const held = document.hidden || away || toasts().some(isHeld) || !!(hovered?.open || toastOf(focus.active()))
  for (const [layer, toast] of known) {
    if (!layer.open || !(toast.left > 0) || (held ? toast.held : toast.timer)) continue
    if (held !== toast.held) send(idOf(layer.node), 'hold', [held, layer.epoch])
    toast.held = held
    if (held) {
      clearTimeout(toast.timer)
      if (toast.timer) toast.left = Math.max(AGAIN, toast.left - now + toast.since)
      toast.timer = 0
    } else {
      toast.since = now
      toast.timer = setTimeout(() => {
        dismiss(layer, 'timeout')
        settleToasts()
      }, toast.left)
    }
  }
}

/** Returns what takes the focus in a toast. @param {Layer} layer */
const stop = ({ surface }) => focus.tabbables(surface)[0] ?? surface

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.defaultPrevented || modifiers(event)) return
  const newest = toasts().at(-1), isInside = toastOf(focus.active())
  if (isInside && (event.key === 'F6' || event.key === 'Escape')) returns.giveBack(before)
  else if (newest && event.key === 'F6') focus.giveFocus(stop(newest))
  else return
  event.preventDefault()
}
