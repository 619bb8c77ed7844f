// SPDX-License-Identifier: Apache-2.0
/**
 * What a sheet's height means for everything else: whether the page behind it can be used, how far the page steps
 * back. The heights themselves are CSS (styles/sheet.css); they are measured here,
 * never computed.
 */
import { isRightToLeft } from './basics.js'
import * as focus from './focus.js'

/** @typedef {import('./layers.js').Layer} Layer */
/**
 * `heights` of all detents in the server's order, in points; `height` the present one.
 * @typedef {{key: string, heights: number[], height: number, width: number, across: boolean, covers: boolean}} Shape
 */

/** @type {WeakMap<Layer, Shape>} */ const shapes = new WeakMap()
/** A step back is so small that the page is still recognised, and so large that it is seen. */
const STEP = 0.07

/**
 * Whether so little is left of the page that it steps back; if nothing is, nobody would see it.
 * @param {number} height
 */
export const isTall = (height) => innerHeight - height < 64 && height < innerHeight
/** The height it was last measured at. @param {Layer} layer */
export const knownHeight = (layer) => shapes.get(layer)?.height
/** @param {Layer} layer */
const isSheet = (layer) => layer.kind === 'sheet' || layer.kind === 'inspector'
/** @param {Layer} layer */
export const isColumn = (layer) => layer.kind === 'inspector' && matchMedia('(min-width: 744px)').matches

/**
 * Measures anew when something that decides about heights has changed, which few patches do.
 * @param {Layer} layer
 * @returns {Shape}
 */
export function shapeOf(layer) {
  const { node, surface } = layer
  const known = shapes.get(layer)
  const key = [innerWidth, innerHeight, node.className, node.style.cssText, node.dataset.detents, node.dataset.detent].join()
  if (known?.key === key) return known
  const count = Number(node.dataset.detents ?? 0), index = Number(node.dataset.detent ?? 0)
  // Its own, so that it is not laid out for another height before it is moved there (heights.js).
  if (count && !known) surface.style.setProperty('--detent', `var(--d${index})`)
  // A probe that the rules of the surface apply to has its height without its content being laid out; all in one layout.
  const probes = Array.from({ length: count }, (_, detent) => {
    const probe = document.createElement('div')
    probe.className = surface.className + ' probe'
    probe.style.setProperty('--detent', `var(--d${detent})`)
    node.append(probe)
    return probe
  })
  const heights = probes.map((probe) => probe.offsetHeight)
  probes.forEach((probe) => probe.remove())
  if (!known && node.dataset.sticky) stick(surface, node.dataset.sticky.split(' '))
  const height = heights[index] ?? surface.offsetHeight
  if (!count) heights.push(height)
  // Not `clientWidth`, which under a scroll lock counts the gutter in.
  const width = surface.offsetWidth, across = width >= document.documentElement.offsetWidth
  const shape = { key, heights, height, width, across, covers: across && isTall(height) }
  shapes.set(layer, shape)
  return shape
}

/**
 * Lets a surface grow and never shrink, as long as it is shown, and as far as the window goes.
 * @param {HTMLElement} surface
 * @param {string[]} sides
 */
function stick(surface, sides) {
  // In the next frame: an observer that resizes what it observes is an error.
  new ResizeObserver(() => requestAnimationFrame(() => {
    for (const side of sides) {
      const size = side === 'width' ? surface.offsetWidth : surface.offsetHeight
      surface.style.setProperty(`min-${side}`, `min(${size}px, 100% - 48px)`)
    }
  })).observe(surface)
}

/**
 * Brings what lies behind the sheets in line with their heights.
 * @param {Layer[]} layers
 */
export function arrange(layers) {
  const root = document.getElementById('dais-root'), room = { left: 0, right: 0 }
  let below = root
  for (const layer of layers) {
    if (!layer.open || !isSheet(layer)) continue
    const { height, width, heights, covers } = shapeOf(layer)
    setFree(layer, isFree(layer, heights, layer.held ?? height))
    // The trailing edge is that of the layer, which may be read in another direction than the page.
    if (isColumn(layer)) room[isRightToLeft(layer.surface) ? 'left' : 'right'] = width
    else {
      if (layer.held === undefined) stepBack(below, covers ? 1 : 0)
      below = layer.surface
    }
  }
  stepBack(below, 0)
  for (const [side, width] of Object.entries(room)) root?.style.setProperty(`padding-${side}`, width ? `${width}px` : '')
}

/**
 * Whether at that height what lies behind can be used; a finger that trembles there changes nothing.
 * @param {Layer} layer @param {number[]} heights @param {number} height
 */
export function isFree(layer, heights, height) {
  const { through } = layer.node.dataset, trembles = layer.held !== undefined && layer.node.hasAttribute('data-free') ? 8 : 0
  return isColumn(layer) || through === 'all' || height <= (heights[Number(through ?? NaN)] ?? -Infinity) + trembles
}

/**
 * A layer that leaves the page usable is not modal, whatever it is at other heights (row 85).
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
    surface.setAttribute('aria-modal', 'true')
    focus.guard(node)
    if (!node.contains(focus.active())) focus.moveIn(layer)
  }
}

/**
 * @param {HTMLElement | null} node the page, or a sheet
 * @param {number} part from 0, in its place, to 1
 * @param {boolean} [followed] by a finger: without easing
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
 * What lies directly behind a sheet.
 * @param {Layer[]} layers
 * @param {Layer} layer
 */
export const behind = (layers, layer) =>
  layers.slice(0, layers.indexOf(layer)).findLast((other) => other.open && other.kind === 'sheet')?.surface ??
  document.getElementById('dais-root')
