// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client for the first of several views that fits. It chooses when views come, and before each paint in
 * which a size has changed. The others stay in the page to be measured, and are invisible.
 */
import { join } from './start/parts.js'

/** @type {WeakSet<Element>} */ const watched = new WeakSet()
/** The elements whose size has changed. @type {Set<Element>} */ const changed = new Set()
const sizes = new ResizeObserver((entries) => {
  // Sizes that change while an observer tells them are an error in the console.
  if (!changed.size) requestAnimationFrame(() => {
    const boxes = [...changed]
    changed.clear()
    boxes.forEach(choose)
  })
  for (const { target } of entries) {
    const box = target.matches('[data-choice]') ? target : target.parentElement
    if (box) changed.add(box)
  }
})
const changes = new MutationObserver((records) =>
  records.forEach(({ target }) => watch(/** @type {Element} */ (target))))

join({ settle: (fresh) => fresh.forEach(begin) })

/** @param {Element} box */
function begin(box) {
  if (!box.matches('[data-choice]') || watched.has(box)) return
  watched.add(box)
  changes.observe(box, { childList: true, attributeFilter: ['data-choice'] })
  watch(box)
}

/** @param {Element} box */
function watch(box) {
  for (const node of [box, ...box.children]) sizes.observe(node)
  choose(box)
}

/** @param {Element} box */
function choose(box) {
  const side = box.getAttribute('data-choice') === 'y' ? 'height' : 'width'
  // Half a pixel more still fits, because browsers round.
  const room = box.getBoundingClientRect()[side] + 0.5, views = /** @type {HTMLElement[]} */ ([...box.children])
  const chosen = views.find((view) => view.getBoundingClientRect()[side] <= room) ?? views.at(-1)
  for (const view of views) view.toggleAttribute('data-out', view !== chosen)
}

// Views inside others decide about the size of these, so they come first.
[...document.querySelectorAll('[data-choice]')].reverse().forEach(begin)
