// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client for views whose coming into sight the app wants to know: single ones, and those of the target
 * layouts of a scroll view.
 */
import { send } from './start/connection.js'
import { idOf } from './start/nodes.js'
import { join } from './start/parts.js'

/** @type {WeakMap<Element, boolean>} */ const seen = new WeakMap()
/** The observers by their shares. @type {Map<string, IntersectionObserver>} */ const observers = new Map()

/**
 * A share of the targets of a scroll view.
 * @typedef {{port: Element, share: string, watched: Set<Element>, inSight: Set<Element>, told: string,
 *   observer: IntersectionObserver}} Watch
 */
/** @type {WeakMap<Element, Watch[]>} */ const watches = new WeakMap()
const targets = new MutationObserver((changes) => {
  const ports = new Set(changes.map(({ target }) => /** @type {Element} */ (target).closest('[data-seen]')))
  ports.forEach((port) => watches.get(/** @type {Element} */ (port))?.forEach(collect))
})

join({ settle: (fresh) => fresh.forEach(begin) })

/** Rounded sizes can make a whole view a little less than whole. @param {string} share */
const leastOf = (share) => Math.max(0, Number(share) - 0.01)

/** @param {Element} node */
function begin(node) {
  if (node.matches('[data-seen]') && !watches.has(node)) beginPort(node)
  const share = node.getAttribute('data-sight')
  if (share === null) return
  const observer = observers.get(share) ?? make(share)
  observers.set(share, observer)
  observer.observe(node)
}

/** @param {string} share */
function make(share) {
  const threshold = leastOf(share)
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, intersectionRatio } of entries) {
      const now = isIntersecting && intersectionRatio >= threshold
      if (now !== !!seen.get(target)) send(idOf(target), 'custom', ['sight', now])
      seen.set(target, now)
    }
  }, { threshold })
}

/** @param {Element} port */
function beginPort(port) {
  watches.set(port, (port.getAttribute('data-seen') ?? '').split(' ').map((share) => {
    /** @type {Watch} */ const watch = { port, share, watched: new Set(), inSight: new Set(), told: '',
      observer: new IntersectionObserver((entries) => look(watch, entries),
        { root: port, threshold: leastOf(share) }) }
    collect(watch)
    return watch
  }))
  targets.observe(port, { childList: true, subtree: true, attributeFilter: ['class'] })
}

/** Watches the targets that a scroll view has now. @param {Watch} watch */
function collect(watch) {
  const { port, watched, inSight, observer } = watch
  const now = new Set([...port.querySelectorAll('.targets > *')].filter((node) => idOf(node) &&
    node.closest('[data-seen]') === port))
  const gone = [...watched].filter((node) => !now.has(node))
  for (const node of gone) {
    observer.unobserve(node)
    watched.delete(node)
    inSight.delete(node)
  }
  if (gone[0]) tell(watch)
  for (const node of now) if (!watched.has(node)) {
    observer.observe(node)
    watched.add(node)
  }
}

/** @param {Watch} watch @param {IntersectionObserverEntry[]} entries */
function look(watch, entries) {
  const { share, inSight } = watch, least = leastOf(share)
  for (const { target, isIntersecting, intersectionRatio } of entries) {
    if (isIntersecting && intersectionRatio >= least) inSight.add(target)
    else inSight.delete(target)
  }
  tell(watch)
}

/** @param {Watch} watch */
function tell(watch) {
  const { port, share, watched, inSight } = watch
  const seen = [...watched].filter((node) => inSight.has(node)).sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1).map(idOf)
  if (watch.told === `${seen}`) return
  watch.told = `${seen}`
  send(idOf(port), 'custom', [share, seen])
}

document.querySelectorAll('[data-sight],[data-seen]').forEach(begin)
