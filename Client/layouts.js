// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client for layouts that the app computes. It measures the views of each for the proposals that the
 * layout asks about, and the room that the container has. The server answers with the places of the views.
 */
import { send } from './start/connection.js'
import { idOf } from './start/nodes.js'
import { join } from './start/parts.js'

/** What each container has told. @type {WeakMap<Element, string>} */ let told = new WeakMap()
/** @type {WeakSet<Element>} */ const watched = new WeakSet()
const observer = new ResizeObserver(schedule)
/** Containers wider than this have no limit. */
const WIDE = 50_000
let scheduled = 0

join({
  settle: schedule,
  renewed: () => { told = new WeakMap() },
})
addEventListener('resize', schedule)
schedule()

function schedule() {
  if (document.querySelector('.lay')) scheduled ||= requestAnimationFrame(measure)
}

function measure() {
  scheduled = 0
  // Layouts inside others come first, because those ask them.
  /** @type {HTMLElement[]} */ const nodes = [...document.querySelectorAll('.lay')].filter(idOf).reverse()
  const all = nodes.map((node) => ({
    node,
    views: [...node.children].filter(idOf),
    asked: node.getAttribute('data-proposals') ?? '',
  }))
  const moving = document.getAnimations().map(({ effect }) => /** @type {KeyframeEffect} */ (effect))
    .filter((effect) => effect?.getKeyframes().some((frame) => 'width' in frame || 'height' in frame))
    .map(({ target }) => target)
  const sizes = all.map(({ views }) => views.map((view) => /** @type {any[]} */ ([idOf(view)])))
  // A container without its views would be lower, and the page might scroll.
  const rooms = all.map(({ node }) => sizeOf(node))
  all.forEach(({ node }, index) => {
    node.style.minHeight = `${rooms[index][1]}px`
    node.dataset.measuring = 'room'
  })
  all.forEach(({ node }, index) => { [rooms[index][0]] = sizeOf(node) })
  const lists = all.map(({ asked }) => ['-,-', ...asked.split(' ').filter(Boolean)])
  for (let round = 0; round < Math.max(...lists.map(({ length }) => length)); round++) {
    all.forEach(({ node }, index) => propose(node, lists[index][round]))
    all.forEach(({ views }, index) => lists[index][round] &&
      views.forEach((view, at) => sizes[index][at].push(...sizeOf(view))))
  }
  all.forEach(({ node }) => {
    delete node.dataset.measuring
    for (const name of ['min-height', '--lay-w', '--lay-b']) node.style.removeProperty(name)
  })
  all.forEach(({ node, views, asked }, index) => {
    for (const each of [node.parentElement, ...views]) watch(each)
    // A size that is animated is measured when it has its last value.
    if (moving.some((target) => target?.contains(node) || target?.parentElement === node)) return schedule()
    const [width, height] = rooms[index]
    const payload = [width < WIDE ? width : null, node.classList.contains('gy') ? height : null, asked,
      ...sizes[index]]
    const text = JSON.stringify([idOf(node), payload])
    if (told.get(node) !== text) send(idOf(node), 'arrange', payload)
    told.set(node, text)
  })
}

/**
 * Gives the views of a container a proposal, or none.
 * @param {HTMLElement} node @param {string | undefined} proposal
 */
function propose(node, proposal) {
  const [width, height] = proposal?.split(',') ?? []
  if (proposal) node.dataset.measuring = width === '-' ? 'ideal' : 'fit'
  else delete node.dataset.measuring
  node.style.setProperty('--lay-w', `${width}px`)
  node.style.setProperty('--lay-b', height === '-' ? 'auto' : `calc(100% - ${height}px)`)
}

/** Returns the size of an element, even while a transform scales it. @param {Element} node */
function sizeOf(node) {
  const { width, height } = node.getBoundingClientRect(), { offsetWidth, offsetHeight } = /** @type {any} */ (node)
  return [[width, offsetWidth], [height, offsetHeight]].map(([exact, whole]) =>
    Math.ceil((Math.abs(exact - whole) < 1 ? exact : whole ?? exact) * 10 - .01) / 10)
}

/** @param {Element | null} node */
function watch(node) {
  if (!node || watched.has(node)) return
  watched.add(node)
  observer.observe(node)
}
