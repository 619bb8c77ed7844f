// SPDX-License-Identifier: Apache-2.0
/** Sends the sizes and places that the server asked for, and the facts of the browser window. */
import { clamp, isCalm, isRightToLeft, make, tenth } from './basics.js'
import { isAnswered, send } from './connection.js'
import { idOf } from './nodes.js'

/** @type {Map<Element, string>} */ const watched = new Map()
/** @type {ResizeObserver} */ let observer
/** The safe-area insets: top, right, bottom, left. */
let insets = [0, 0, 0, 0]
let lastViewport = ''
let scheduled = 0, isAll = false
/** The last event of each element. @type {WeakMap<Element, number>} */ const asked = new WeakMap()

const page = document.documentElement
const dark = () => matchMedia('(prefers-color-scheme: dark)')

export function watchMeasures() {
  observer = new ResizeObserver((entries) => entries.forEach(({ target }) => tell(target)))
  readInsets()
  lastViewport = JSON.stringify(viewport())
  addEventListener('resize', windowChanged)
  addEventListener('scroll', soon, { capture: true, passive: true })
  dark().addEventListener('change', windowChanged)
  document.addEventListener('visibilitychange', tellScene)
}

/** Handles a change of the window, its colors or its direction. */
export function windowChanged() {
  // After the frame: WebKitGTK 2.50 styles the next new element for the former window, so that shall be the probe.
  requestAnimationFrame(() => setTimeout(() => {
    readInsets()
    const facts = viewport(), text = JSON.stringify(facts)
    if (text !== lastViewport) send(1, 'viewport', facts)
    lastViewport = text
  }))
  schedule()
}

/** Sends whether the tab is visible, if the app reads that. */
export function tellScene() {
  if ('scene' in page.dataset) send(1, 'scene', document.hidden)
}

/** @param {Element[]} fresh */
export function observe(fresh) {
  for (const node of fresh) {
    if (!node.matches('[data-on~=measure]') || watched.has(node)) continue
    watched.set(node, '')
    observer.observe(node)
  }
}

/**
 * Measures all elements in the next frame: a patch or a resize can move them without resizing them. It costs nothing if
 * no element is measured.
 */
export function schedule() {
  isAll = true
  soon()
}

/** Measures elements that a scroll can have moved. */
function soon() {
  if (watched.size) scheduled ||= requestAnimationFrame(() => {
    scheduled = 0
    const all = isAll
    isAll = false
    for (const node of watched.keys()) {
      if (all || node.hasAttribute('data-places')) tell(node)
    }
  })
}

/** @param {Element} node */
function tell(node) {
  const id = idOf(node)
  if (id === undefined || !node.isConnected || !node.matches('[data-on~=measure]')) {
    observer.unobserve(node)
    watched.delete(node)
    return
  }
  const { width, height, left, top, right, bottom } = node.getBoundingClientRect()
  const [windowWidth, windowHeight] = size()
  const payload = [width, height, left, top, ...leadingTrailing([
    insets[0] - top, right - windowWidth + insets[1], bottom - windowHeight + insets[2], insets[3] - left,
  ].map((overlap, side) => clamp(overlap, 0, insets[side])))].map(tenth)
  const text = JSON.stringify([...payload, ...spacesOf(node)])
  if (watched.get(node) === text) return
  // Each has one unanswered event at most: those of a motion must not delay a press. The answer measures again.
  if (!isAnswered(asked.get(node) ?? 0)) return
  asked.set(node, send(id, 'measure', JSON.parse(text)))
  watched.set(node, text)
}

/**
 * Returns the named coordinate spaces around an element, nearest first: name, place and size.
 * @param {Element} node
 */
export function spacesOf(node) {
  const list = []
  for (let space = node.closest('[data-space]'); space; space = space.parentElement?.closest('[data-space]') ?? null) {
    const { left, top, width, height } = space.getBoundingClientRect()
    for (const name of space.getAttribute('data-space')?.split(' ') ??
      []) list.push([name, ...[left, top, width, height].map(tenth)])
  }
  return list
}

/**
 * Converts from CSS order (top, right, bottom, left) to SwiftUI's (top, leading, bottom, trailing).
 * @param {number[]} sides
 */
function leadingTrailing([top, right, bottom, left]) {
  return isRightToLeft(page) ? [top, right, bottom, left] : [top, left, bottom, right]
}

function readInsets() {
  const probe = make('div', { className: 'dais-probe' }, document.body)
  const style = getComputedStyle(probe)
  insets = [style.paddingTop, style.paddingRight, style.paddingBottom,
    style.paddingLeft].map((side) => parseFloat(side) || 0)
  probe.remove()
}

/** `clientWidth` under a scroll lock would include the gutter, though nothing gets wider. */
const size = () => [page.offsetWidth, page.clientHeight]

function viewport() {
  return [...size(), dark().matches, isRightToLeft(page), ...leadingTrailing(insets),
    tenth(parseFloat(getComputedStyle(page).fontSize))]
}

/** Returns the facts for the client's first frame. */
export function facts() {
  const [width, height, isDark, rtl, top, leading, bottom, trailing, font] = viewport()
  return {
    url: location.pathname + location.search,
    width, height, dark: isDark, rtl,
    reducedMotion: isCalm(),
    touch: matchMedia('(pointer: coarse)').matches,
    locale: navigator.language,
    // The first format of a process takes Chromium 12 ms, before which the session cannot begin.
    timeZone: /** @type {any} */ (globalThis).Temporal?.Now.timeZoneId() ??
      Intl.DateTimeFormat().resolvedOptions().timeZone,
    insets: [top, leading, bottom, trailing],
    font,
  }
}
