// SPDX-License-Identifier: Apache-2.0
/** The properties that go with a finger, as texts and as numbers. */

export const NUMBER = /-?\d*\.?\d+(e-?\d+)?/g

/** @param {HTMLElement} node @param {string} property */
export function computed(node, property) {
  const text = getComputedStyle(node).getPropertyValue(property)
  return text === 'none' ? /** @type {any} */ ({ translate: '0px 0px', scale: '1', rotate: '0deg' })[property] : two(property, text)
}

/** What is written, whatever moves it meanwhile. @param {HTMLElement} node @param {string} property */
export function read(node, property) {
  const inline = node.style.getPropertyValue(property)
  if (inline) return { inline, text: two(property, inline) }
  const effects = node.getAnimations().map(({ effect }) => /** @type {KeyframeEffect} */ (effect))
  for (const effect of effects) effect.target = null
  const text = computed(node, property)
  for (const effect of effects) effect.target = node
  return { inline, text }
}

/** One number stands for two. @param {string} property @param {string} text */
export const two = (property, text) => property === 'translate' && !text.includes(' ') ? `${text} 0px` : text
/** @param {string} text */
export const numbers = (text) => (text.match(NUMBER) ?? []).map(Number)

/** Where a line of way and change in turn is. @param {number[] | 0 | undefined} line @param {number} way */
export function on(line, way) {
  if (!line) return 0
  let index = 2
  while (index < line.length - 2 && way > line[index]) index += 2
  const [from, low, to, high] = line.slice(index - 2)
  return low + (high - low) * (way - from) / (to - from)
}
