// SPDX-License-Identifier: Apache-2.0
/**
 * Decides what the height of a sheet means for everything else: whether the page behind it can be used, and how far the
 * page recedes. The heights themselves are CSS (styles/sheet.css). They are measured here, never computed.
 */
import { isRightToLeft, make } from '../start/basics.js'
import { active, guard } from '../start/focus.js'
import { adapted, covers } from './inertness.js'
import { moveIn } from './returns.js'

/** @typedef {import('./layers.js').Layer} Layer */
/**
 * `heights` of all detents in the server's order, in points; `height` the present one.
 * @typedef {{key: string, heights: number[], height: number, width: number, across: boolean, covers: boolean}} Shape
 */

/** @type {WeakMap<Layer, Shape>} */ const shapes = new WeakMap()
/**
 * The part of its size that the page loses when it recedes: small enough to recognize the page, and large enough to
 * see.
 */
const STEP = 0.07

/**
 * Indicates whether a sheet of this height leaves so little of the page that it recedes. A fully covered page does
 * not recede, because nobody would see it.
 * @param {number} height
 */
export const isTall = (height) => innerHeight - height < 64 && height < innerHeight
/** Returns the height at the last measurement. @param {Layer} layer */
export const knownHeight = (layer) => shapes.get(layer)?.height
/** The chosen height of each layer at the last call. @type {WeakMap<Layer, string | undefined>} */
const chosen = new WeakMap()

/** Indicates whether the layer has another chosen height than at the last call. @param {Layer} layer */
export function isRechosen(layer) {
  const { detent } = layer.node.dataset, was = chosen.get(layer)
  chosen.set(layer, detent)
  return was !== detent
}

/** @param {Layer} layer */
const isSheet = (layer) => layer.kind === 'sheet' || layer.kind === 'inspector' || adapted(layer)
/** Indicates whether a layer is in a host that is as narrow as a phone. @param {Layer} layer */
const isInNarrow = ({ node }) => !!node.parentElement?.matches('[data-narrow]')
/** @param {Layer} layer */
export const isColumn = (layer) => layer.kind === 'inspector' && matchMedia('(min-width: 744px)').matches &&
  !isInNarrow(layer)

/**
 * Returns the measured heights. It measures again when something that decides about heights has changed, which few
 * patches do.
 * @param {Layer} layer
 * @returns {Shape}
 */
export function shapeOf(layer) {
  const { node, surface } = layer
  const known = shapes.get(layer)
  const key = [innerWidth, innerHeight, node.className, node.style.cssText, node.dataset.detents,
    node.dataset.detent, isInNarrow(layer)].join()
  if (known?.key === key) return known
  const count = Number(node.dataset.detents ?? 0), index = Number(node.dataset.detent ?? 0)
  // The surface has its own detent, so that it is not laid out for another height before it is moved there
  // (heights.js).
  if (count && !known) surface.style.setProperty('--detent', `var(--d${index})`)
  // A probe with the classes of the surface gets the height of a detent without a layout of the content. All probes
  // share one layout.
  const probes = Array.from({ length: count }, (_, detent) => {
    const probe = make('div', { className: surface.className + ' probe' }, node)
    probe.style.setProperty('--detent', `var(--d${detent})`)
    return probe
  })
  const heights = probes.map((probe) => probe.offsetHeight)
  probes.forEach((probe) => probe.remove())
  if (!known && node.dataset.sticky) stick(surface, node.dataset.sticky.split(' '))
  const height = heights[index] ?? surface.offsetHeight
  if (!count) heights.push(height)
  // `clientWidth` under a scroll lock would include the gutter.
  const width = surface.offsetWidth, across = width >= document.documentElement.offsetWidth
  const shape = { key, heights, height, width, across, covers: across && isTall(height) }
  shapes.set(layer, shape)
  return shape
}

/**
 * Lets a surface grow and never shrink while it is shown, up to the size of the window.
 * @param {HTMLElement} surface
 * @param {string[]} sides
 */
function stick(surface, sides) {
  // This waits for the next frame, because an observer that resizes what it observes causes an error.
  new ResizeObserver(() => requestAnimationFrame(() => {
    for (const side of sides) {
      const size = side === 'width' ? surface.offsetWidth : surface.offsetHeight
      surface.style.setProperty(`min-${side}`, `min(${size}px, 100% - 48px)`)
    }
  })).observe(surface)
}

/**
 * The room for columns in the page and in hosts, also of those that had some at the last call.
 * @type {Map<HTMLElement | null, {left: number, right: number}>}
 */
const rooms = new Map()

/**
 * Returns the room for columns in the host that a layer is laid out in, or in the page.
 * @param {Layer} layer @param {HTMLElement | null} page
 */
function roomOf({ node }, page) {
  const { offsetParent } = node, host = offsetParent?.matches('.host-layers') ? offsetParent.parentElement : page
  const room = rooms.get(host) ?? { left: 0, right: 0 }
  rooms.set(host, room)
  return room
}

/** Updates what lies behind the sheets for their heights. @param {Layer[]} layers */
export function arrange(layers) {
  const root = document.getElementById('dais-root')
  for (const room of rooms.values()) room.left = room.right = 0
  let below = root
  for (const layer of layers) {
    // A popover that was a sheet leaves nothing usable.
    if (layer.kind === 'popover' && !adapted(layer)) layer.node.removeAttribute('data-free')
    if (!layer.open || !isSheet(layer)) continue
    // The trailing edge is that of the layer, whose reading direction can differ from the page's.
    const side = isColumn(layer) && (isRightToLeft(layer.surface) ? 'left' : 'right')
    const room = side && roomOf(layer, root)
    // Columns are beside one another.
    if (room) layer.node.style.setProperty('--before', `${room[side]}px`)
    const { height, width, heights, covers } = shapeOf(layer)
    setFree(layer, isFree(layer, heights, layer.drag?.height ?? height))
    if (room) room[side] += width
    else {
      if (!layer.drag) stepBack(below, covers ? 1 : 0)
      below = layer.surface
    }
  }
  stepBack(below, 0)
  for (const [host, room] of rooms) {
    for (const [side, width] of Object.entries(room)) {
      host?.style.setProperty(`padding-${side}`, width ? `${width}px` : '')
    }
    if (!room.left && !room.right) rooms.delete(host)
  }
}

/**
 * Indicates whether the content behind can be used at that height. A finger that trembles there changes nothing.
 * @param {Layer} layer @param {number[]} heights @param {number} height
 */
export function isFree(layer, heights, height) {
  const { through } = layer.node.dataset, trembles = layer.drag && layer.node.hasAttribute('data-free') ? 8 : 0
  return isColumn(layer) || through === 'all' || height <= (heights[Number(through ?? NaN)] ?? -Infinity) + trembles
}

/**
 * Removes the modal attributes of a layer that leaves the page usable, whatever it is at other heights (row 85).
 * @param {Layer} layer
 * @param {boolean} free
 */
function setFree(layer, free) {
  const { node, surface, kind } = layer
  if (node.hasAttribute('data-free') === free) return
  node.toggleAttribute('data-free', free)
  if (kind === 'inspector') surface.setAttribute('role', free ? 'complementary' : 'dialog')
  if (free) {
    surface.removeAttribute('aria-modal')
    for (const stop of node.querySelectorAll(':scope > [data-guard]')) stop.remove()
  } else {
    if (covers(layer)) {
      surface.setAttribute('aria-modal', 'true')
      guard(node)
    }
    if (!node.contains(active())) moveIn(layer)
  }
}

/**
 * @param {HTMLElement | null} node the page, or a sheet
 * @param {number} part from 0, in its place, to 1
 * @param {boolean} [followed] a finger moves it, so it has no easing
 */
export function stepBack(node, part, followed = false) {
  if (!node) return
  const { style } = node, root = document.documentElement
  const scale = part ? `${1 - STEP * part}` : ''
  if (style.scale === scale) return
  style.transitionDuration = followed ? '0s' : ''
  style.scale = scale
  if (node.id !== 'dais-root') return
  if (part) {
    root.setAttribute('data-behind', '')
    style.transformOrigin = `50% ${scrollY}px`
    style.clipPath = `inset(${scrollY}px 0 0 round 12px)`
  } else {
    const end = () => { if (!style.scale) root.removeAttribute('data-behind'), style.clipPath = '' }
    Promise.all(node.getAnimations().map((animation) => animation.finished)).then(end, end)
  }
}

/**
 * Returns what lies directly behind a sheet.
 * @param {Layer[]} layers
 * @param {Layer} layer
 */
export const behind = (layers, layer) =>
  layers.slice(0, layers.indexOf(layer)).findLast((other) => other.open && isSheet(other) && !isColumn(other))
    ?.surface ??
  document.getElementById('dais-root')
