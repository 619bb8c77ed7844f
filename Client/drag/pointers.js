// SPDX-License-Identifier: Apache-2.0
/**
 * Drags with a pointer, by the browser's own drag and drop: only that leads into other windows and programs, and out of
 * them. Fingers do not begin it, because not all browsers let them.
 */
import { limit } from '../start/inputs.js'
import { notify } from '../start/status.js'
import { aimAt, deliver, dragged, expectTypes, fits, lift, lower, pointAt, seenOf, sourceAt } from './aim.js'
import { previewOf, removeCopy, showCopy } from './stage.js'

/** The elements in which a drag selects text, or which take a drop themselves. */
export const FIELDS = 'input,textarea,select,[contenteditable]:not([contenteditable=false])'
/** The ms without a movement after which a drag from outside has gone. Browsers report a resting one more often. */
const GONE = 700

/** @type {PointerEvent | null} */ let press = null
let timer = 0
/** The files of drops, until the server has said where they go. @type {Map<HTMLElement, File[]>} */
const waiting = new Map()

export function watchPointers() {
  addEventListener('pointerdown', (event) => { press = event }, true)
  addEventListener('dragstart', start)
  addEventListener('dragover', over)
  addEventListener('drop', drop)
  addEventListener('dragend', lower)
  // While the browser drags, there is no such event.
  addEventListener('pointerup', ({ pointerType }) => { if (pointerType !== 'touch') lower() })
}

/** @param {DragEvent} event */
function start(event) {
  const node = sourceAt(event.target), data = event.dataTransfer
  if (!node || !data || event.defaultPrevented) return
  const pressed = /** @type {Element | null} */ (press?.target)
  if (press?.pointerType === 'touch' || pressed?.closest?.(FIELDS)) return event.preventDefault()
  data.clearData()
  for (const [type, text] of JSON.parse(node.dataset.carries ?? '[]')) data.setData(type, text)
  // Some browsers drag nothing without data.
  data.setData('application/x-dais', '')
  data.effectAllowed = 'copyMove'
  const seen = seenOf(node), { left, top } = seen.getBoundingClientRect()
  if (previewOf(node)) {
    const copy = showCopy(node)
    data.setDragImage(copy, 16, 16)
    setTimeout(() => removeCopy(copy))
  } else data.setDragImage(seen, event.clientX - left, event.clientY - top)
  lift(node)
}

/** @param {DragEvent} event */
function over(event) {
  const { dataTransfer: data, clientX, clientY, target } = event, isOurs = !!dragged()
  if (!data || !isOurs && /** @type {Element} */ (target).closest?.(FIELDS)) return
  expectTypes(isOurs ? [] : data.types)
  const node = aimAt(clientX, clientY), effect = node?.dataset.effect
  clearTimeout(timer)
  timer = setTimeout(() => pointAt(null), GONE)
  if (!node) {
    // Otherwise the browser would leave the page for the file.
    if (!data.types.includes('Files')) return
    data.dropEffect = 'none'
  } else if (isOurs || effect) data.dropEffect = /** @type {any} */ (effect ?? 'move')
  event.preventDefault()
}

/** @param {DragEvent} event */
function drop(event) {
  const { dataTransfer: data, clientX, clientY } = event, isOurs = !!dragged()
  clearTimeout(timer)
  if (data && !isOurs) expectTypes(data.types)
  const node = data && !event.defaultPrevented && aimAt(clientX, clientY)
  if (!node) return
  event.preventDefault()
  const files = isOurs ? [] : [...data.files]
  const texts = isOurs ? [] : data.types.filter((type) => fits(node, [type])).map((type) => [type, data.getData(type)])
    .filter(([, text]) => text && text.length < limit() / 3)
  deliver([texts], files.length > 0)
  // A source that the server removes hears of no end.
  lower()
  if (files.length) waiting.set(node, files)
}

/** Hands the files of drops to which the server has given an address to the part that sends them. */
export function settleUploads() {
  for (const [node, files] of waiting) {
    if (node.dataset.upload) {
      node.dispatchEvent(new CustomEvent('dais-files', { bubbles: true,
        detail: [files, (/** @type {string} */ text) => notify(text)] }))
    }
    if (node.dataset.upload || !node.isConnected) waiting.delete(node)
  }
}
