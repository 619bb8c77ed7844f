// SPDX-License-Identifier: Apache-2.0
/** Tests layers that come and go in one frame: the focus moves once, and the history changes once. */
import assert from 'node:assert/strict'
import { layer, test } from './support/page.mjs'

const ROOT = '<button id="opener">Open</button>'
const button = (name) => `<button id="${name}-inner">Inner</button>`

/** Records where the focus goes from now on. */
function watchFocus(page) {
  const moves = []
  page.document.addEventListener('focusin', ({ target }) => moves.push(target.id))
  return moves
}
const opening = (page, name, attributes) =>
  page.create('#dais-overlays', layer(name, button(name), attributes))

/** Sends two new layers in one frame, and waits until they have entered. */
async function showBoth(page) {
  page.user.click('#opener')
  const first = opening(page, 'lower')
  await page.patch(first, opening(page, 'upper'))
  await page.turn(1000)
}

test('of two layers that come in one frame, only the upper one takes the focus', ROOT, async (page) => {
  page.user.click('#opener')
  const moves = watchFocus(page), first = opening(page, 'lower')
  await page.patch(first, opening(page, 'upper'))
  assert.deepEqual(moves, ['upper-inner'])
  await page.turn(1000)
  assert.deepEqual(page.events('entered').map(([name]) => name), ['lower', 'upper'])
})

test('the upper one of two layers that came in one frame returns the focus to the lower one', ROOT, async (page) => {
  await showBoth(page)
  page.user.key('Escape')
  assert.equal(page.focus, 'lower-inner')
  await page.turn(1000)
  page.user.key('Escape')
  assert.equal(page.focus, 'opener')
})

test('a toast that comes with a sheet leaves the focus to the sheet', ROOT, async (page) => {
  page.user.click('#opener')
  const moves = watchFocus(page), sheet = opening(page, 'lower')
  await page.patch(sheet, opening(page, 'note', {
    'data-layer': 'toast', 'data-modal': 'false', 'data-inert': 'never', role: 'status' }))
  assert.deepEqual(moves, ['lower-inner'])
})

for (const order of [['upper', 'lower'], ['lower', 'upper']]) {
  test(`layers that leave in one frame, ${order[0]} first, return the focus once`, ROOT, async (page) => {
    await showBoth(page)
    const moves = watchFocus(page)
    await page.patch(...order.map((name) => page.command(`#${name}`, 'exit', 1)))
    assert.deepEqual(moves, ['opener'])
    assert.equal(page.isInert('#lower') && page.isInert('#upper'), true)
    await page.turn(1000)
    assert.deepEqual(page.events('exited').map(([name]) => name).sort(), ['lower', 'upper'])
  })

  test(`layers that are removed in one frame, ${order[0]} first, return the focus once`, ROOT, async (page) => {
    await showBoth(page)
    const moves = watchFocus(page)
    await page.patch(...order.map((name) => page.remove(`#${name}`)))
    assert.deepEqual(moves, ['opener'])
    await page.turn(1000)
    assert.deepEqual([page.count('#lower'), page.count('#upper')], [0, 0])
  })
}

test('a layer that replaces another one moves the focus once, and returns it to the same place', ROOT, async (page) => {
  page.user.click('#opener')
  await page.show('first', button('first'))
  const moves = watchFocus(page)
  await page.patch(page.command('#first', 'exit', 1), opening(page, 'second'))
  assert.deepEqual(moves, ['second-inner'])
  await page.turn(1000)
  page.user.key('Escape')
  assert.deepEqual(moves, ['second-inner', 'opener'])
})

test('a toast that comes while a sheet leaves does not keep the focus from returning', ROOT, async (page) => {
  page.user.click('#opener')
  await page.show('first', button('first'))
  await page.patch(page.command('#first', 'exit', 1), opening(page, 'note', {
    'data-layer': 'toast', 'data-modal': 'false', 'data-inert': 'never', role: 'status' }))
  assert.equal(page.focus, 'opener')
})

test('a layer that replaces another one takes over its entry of the history', ROOT, async (page) => {
  page.user.click('#opener')
  await page.show('first', button('first'), { 'data-history': '' })
  const { length } = page.window.history
  await page.patch(page.command('#first', 'exit', 1), opening(page, 'second', { 'data-history': '' }))
  await page.turn(1000)
  assert.equal(page.window.history.length, length)
  assert.equal(page.window.history.state.step, 1)
})
