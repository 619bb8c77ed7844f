// SPDX-License-Identifier: Apache-2.0
/** Sizes and places the server asked for, and the facts of this browser window. */
import { clamp, isCalm, isRightToLeft, tenth } from './basics.js'
import { isAnswered, send } from './connection.js'
import { idOf } from './nodes.js'

/** @type {Map<Element, string>} */ const watched = new Map()
/** @type {ResizeObserver} */ let observer
/** Safe-area insets: top, right, bottom, left. */
let insets = [0, 0, 0, 0]
let lastViewport = ''
let scheduled = 0, isAll = false
/** The last event of each. @type {WeakMap<Element, number>} */ const asked = new WeakMap()

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

/** Whether the tab is looked at, if somebody wants to know. */
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

/** A patch or a resize may have moved things without resizing them; asked once per frame, and only if someone listens. */
export function schedule() {
  isAll = true
  soon()
}

/** What has been asked where it is has perhaps been scrolled; one event of each is under way. */
function soon() {
  if (watched.size) scheduled ||= requestAnimationFrame(() => {
    scheduled = 0
    const all = isAll
    isAll = false
    for (const node of watched.keys()) {
      if (all) tell(node)
      else if (node.hasAttribute('data-places')) isAnswered(asked.get(node) ?? 0) ? tell(node) : soon()
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
  if (watched.get(node) !== text) asked.set(node, send(id, 'measure', JSON.parse(text)))
  watched.set(node, text)
}

/**
 * The named coordinate spaces around an element, nearest first: name, place and size.
 * @param {Element} node
 */
function spacesOf(node) {
  const list = []
  for (let space = node.closest('[data-space]'); space; space = space.parentElement?.closest('[data-space]') ?? null) {
    const { left, top, width, height } = space.getBoundingClientRect()
    for (const name of space.getAttribute('data-space')?.split(' ') ?? []) list.push([name, ...[left, top, width, height].map(tenth)])
  }
  return list
}

/**
 * From CSS order (top, right, bottom, left) to SwiftUI's (top, leading, bottom, trailing).
 * @param {number[]} sides
 */
function leadingTrailing([top, right, bottom, left]) {
  return isRightToLeft(page) ? [top, right, bottom, left] : [top, left, bottom, right]
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
const size = () => [page.offsetWidth, page.clientHeight]

function viewport() {
  return [...size(), dark().matches, isRightToLeft(page), ...leadingTrailing(insets)]
}

/** What the hello tells. */
export function facts() {
  const [width, height, isDark, rtl, ...edges] = viewport()
  return {
    url: location.pathname + location.search,
    width, height, dark: isDark, rtl,
    reducedMotion: isCalm(),
    touch: matchMedia('(pointer: coarse)').matches,
    locale: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    insets: edges,
  }
}
