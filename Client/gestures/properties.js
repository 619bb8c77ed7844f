// SPDX-License-Identifier: Apache-2.0
/** Reads the properties that follow a finger, as text and as numbers. */

import { lookUp } from '../start/nodes.js'
import { STYLE } from '../start/operations.js'

const PROPERTIES = ['translate', 'rotate', 'scale', 'opacity']
export const NUMBER = /-?\d*\.?\d+(e-?\d+)?/g

/** @param {HTMLElement} node @param {string} property */
export function computed(node, property) {
  const text = getComputedStyle(node).getPropertyValue(property)
  return text === 'none' ? /** @type {any} */ ({ translate: '0px 0px', scale: '1', rotate: '0deg' })[property]
    : two(property, text)
}

/**
 * Reads the value that the style says, whatever moves the element meanwhile.
 * @param {HTMLElement} node @param {string} property
 */
export function read(node, property) {
  const inline = node.style.getPropertyValue(property)
  if (inline) return { inline, text: two(property, inline) }
  const effects = node.getAnimations().map(({ effect }) => /** @type {KeyframeEffect} */ (effect))
  for (const effect of effects) effect.target = null
  const text = computed(node, property)
  for (const effect of effects) effect.target = node
  return { inline, text }
}

/** Writes both lengths of a value that has one. @param {string} property @param {string} text */
export const two = (property, text) => property === 'translate' && !text.includes(' ') ? `${text} 0px` : text
/** @param {string} text */
export const numbers = (text) => (text.match(NUMBER) ?? []).map(Number)

/**
 * Returns the change at one position of a line, which lists positions and changes in turn.
 * @param {number[] | 0 | undefined} line @param {number} way
 */
export function on(line, way) {
  if (!line) return 0
  let index = 2
  while (index < line.length - 2 && way > line[index]) index += 2
  const [from, low, to, high] = line.slice(index - 2)
  return low + (high - low) * (way - from) / (to - from)
}

/** Returns the operations that set properties which follow a finger. @param {any[][]} operations */
export const aimed = (operations) => operations.filter(([code, , name]) => code === STYLE && PROPERTIES.includes(name))
  .map((operation) => ({ operation, node: /** @type {HTMLElement} */ (lookUp(operation[1])), property: operation[2] }))

/**
 * @param {{node: Element | null, property: string}} aim
 * @returns {(other: {node: Element | null, property: string}) => boolean}
 */
export const same = ({ node, property }) => (other) => other.node === node && other.property === property

/**
 * Moves values along a spring that chases a target.
 * @param {{spring: number[] | null, at: number[], rate: number[]}} known @param {number[]} target
 * @param {number} seconds since the last time
 */
export function swing({ spring, at, rate }, target, seconds) {
  const [response, damping] = /** @type {number[]} */ (spring), w = 2 * Math.PI / response
  const steps = Math.ceil(seconds / 0.004), step = seconds / steps
  for (let index = 0; index < steps; index++) {
    target.forEach((value, part) => {
      rate[part] += (w * w * (value - at[part]) - 2 * damping * w * rate[part]) * step
      at[part] += rate[part] * step
    })
  }
}
