// SPDX-License-Identifier: Apache-2.0
/** Sizes and places the server asked for, and the facts of this browser window. */
import { send } from './connection.js'
import { idOf } from './nodes.js'

/** @type {Map<Element, string>} */ const watched = new Map()
/** @type {ResizeObserver} */ let observer
/** Safe-area insets: top, right, bottom, left. */
let insets = [0, 0, 0, 0]
let lastViewport = ''
let scheduled = 0

const dark = () => matchMedia('(prefers-color-scheme: dark)')
const isRightToLeft = () => getComputedStyle(document.documentElement).direction === 'rtl'

export function watchMeasures() {
  observer = new ResizeObserver((entries) => entries.forEach(({ target }) => tell(target)))
  readInsets()
  lastViewport = JSON.stringify(viewport())
  addEventListener('resize', windowChanged)
  dark().addEventListener('change', windowChanged)
}

/** The window, its colours or its direction have changed. */
export function windowChanged() {
  requestAnimationFrame(() => {
    readInsets()
    const facts = viewport(), text = JSON.stringify(facts)
    if (text !== lastViewport) send(1, 'viewport', facts)
    lastViewport = text
  })
  schedule()
}

/** @param {Element[]} fresh */
export function observe(fresh) {
  for (const node of fresh) {
    if (!node.matches('[data-on~=measure]') || watched.has(node)) continue
    watched.set(node, '')
    observer.observe(node)
  }
}

/** A patch or a resize may have moved things without resizing them; asked once per frame, and only if someone listens. */
export function schedule() {
  if (watched.size) scheduled ||= requestAnimationFrame(() => {
    scheduled = 0
    for (const node of watched.keys()) tell(node)
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
  ].map((overlap, side) => Math.min(insets[side], Math.max(0, overlap))))].map(tenth)
  const text = payload.join()
  if (watched.get(node) !== text) send(id, 'measure', payload)
  watched.set(node, text)
}

/** @param {number} value */
const tenth = (value) => Math.round(value * 10) / 10

/**
 * From CSS order (top, right, bottom, left) to SwiftUI's (top, leading, bottom, trailing).
 * @param {number[]} sides
 */
function leadingTrailing([top, right, bottom, left]) {
  return isRightToLeft() ? [top, right, bottom, left] : [top, left, bottom, right]
}

function readInsets() {
  const probe = document.createElement('div')
  probe.className = 'dais-probe'
  document.body.append(probe)
  const style = getComputedStyle(probe)
  insets = [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map((side) => parseFloat(side) || 0)
  probe.remove()
}

/** Not `clientWidth`: under a scroll lock that counts the gutter in, though nothing gets wider. */
const size = () => [document.documentElement.offsetWidth, document.documentElement.clientHeight]

function viewport() {
  return [...size(), dark().matches, isRightToLeft(), ...leadingTrailing(insets)]
}

/** What the hello tells. */
export function facts() {
  const [width, height, isDark, rtl, ...edges] = viewport()
  return {
    url: location.pathname + location.search,
    width, height, dark: isDark, rtl,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    touch: matchMedia('(pointer: coarse)').matches,
    locale: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    insets: edges,
  }
}
