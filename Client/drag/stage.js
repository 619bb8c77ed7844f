// SPDX-License-Identifier: Apache-2.0
/** Shows what is dragged and where it would be dropped, above all layers. The browser shows what a pointer drags. */
import { isCalm, make } from '../start/basics.js'

/** The ms in which a copy returns to its place. */
const RETURN = 250

/** @type {HTMLElement | undefined} */ let stage
/** @type {HTMLElement | undefined} */ let line

function openStage() {
  if (stage) return stage
  stage = /** @type {HTMLElement} */ (make('div', { className: 'drag-layer', popover: 'manual', ariaHidden: 'true' },
    document.body))
  stage.showPopover()
  return stage
}

function closeIfEmpty() {
  if (stage?.firstChild) return
  stage?.remove()
  stage = undefined
}

/** Returns the view that follows the pointer instead of the source. @param {Element} node */
export const previewOf = (node) => [...node.querySelectorAll('.drag-preview')]
  .find((preview) => preview.closest('[data-drag]') === node)

/**
 * Shows a copy of a source, or its preview. It inherits from the page what the source does.
 * @param {HTMLElement} node @returns {HTMLElement}
 */
export function showCopy(node) {
  const { width, height } = node.getBoundingClientRect(), preview = previewOf(node), style = getComputedStyle(node)
  const copy = make('div', { className: 'drag-copy' }, openStage())
  const clone = /** @type {HTMLElement} */ ((preview ?? node).cloneNode(true))
  delete clone.dataset.lifted
  copy.append(clone)
  if (!preview) Object.assign(copy.style, { width: `${width}px`, height: `${height}px` })
  for (const name of ['font', 'color', 'direction', '--tint']) {
    copy.style.setProperty(name, style.getPropertyValue(name))
  }
  return copy
}

/** @param {HTMLElement} copy @param {number} x @param {number} y */
export function moveCopy(copy, x, y) {
  copy.style.transform = `translate(${x}px, ${y}px)`
}

/** Removes a copy, after its way to a place if there is one. @param {HTMLElement} copy @param {DOMRect} [place] */
export async function removeCopy(copy, place) {
  if (place && !isCalm()) {
    await copy.animate({ transform: `translate(${place.left}px, ${place.top}px)` },
      { duration: RETURN, easing: 'ease-out', fill: 'forwards' }).finished.catch(() => {})
  }
  copy.remove()
  closeIfEmpty()
}

/** Shows a line, or none. @param {number[]} [box] left, top, width and height */
export function showLine(box) {
  if (!box) {
    line?.remove()
    line = undefined
    return closeIfEmpty()
  }
  const [left, top, width, height] = box
  if (!line) {
    line = /** @type {HTMLElement} */ (make('div', { className: 'drag-line' }))
    // It is below the copy.
    openStage().prepend(line)
  }
  Object.assign(line.style, { width: `${width}px`, height: `${height}px`,
    transform: `translate(${left}px, ${top}px)` })
}
