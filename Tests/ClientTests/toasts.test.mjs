// SPDX-License-Identifier: Apache-2.0
/** Tests toasts: swipes, time, announcements and focus. Rows are those of docs/Behaviors.md. */
import assert from 'node:assert/strict'
import { test } from './support/page.mjs'

const ROOT = '<button id="opener">Open</button>'
const TOAST = { 'data-layer': 'toast', 'data-modal': 'false', 'data-inert': 'never', 'data-dismiss': 'drag timeout',
  'data-timeout': '4000', role: 'group' }

async function showToast(page, attributes = {}) {
  page.place('#toast-surface', 300, 20, 400, 60)
  await page.show('toast', '<p id="words" class="T">Saved</p>', { ...TOAST, ...attributes })
  await page.patch(page.style('#toast-surface', '--out', '0 -1'))
}

test('a swipe of 45 points dismisses a toast (row 100)', ROOT, async (page) => {
  await showToast(page)
  await page.user.drag('#words', [[400, 70], [400, 64], [400, 16]])
  await page.turn(200)
  page.user.up()
  assert.deepEqual(page.events('dismiss'), [['toast', 'dismiss', ['drag', 1]]])
})

test('a toast swiped less far than 45 points returns and sends nothing (row 100)', ROOT, async (page) => {
  await showToast(page)
  await page.user.drag('#words', [[400, 70], [400, 64], [400, 40]])
  await page.turn(200)
  page.user.up()
  await page.turn(2000)
  assert.deepEqual(page.events('dismiss', 'attempt', 'detent'), [])
  assert.equal(page.find('#toast-surface').getBoundingClientRect().top, 20)
})

test('a toast is dismissed when its time is over, and the pointer pauses the time (row 96)', ROOT, async (page) => {
  await showToast(page)
  page.find('#words').dispatchEvent(new page.window.PointerEvent('pointerover', { bubbles: true }))
  await page.turn(20_000)
  assert.deepEqual(page.events('dismiss', 'hold'), [['toast', 'hold', [true, 1]]])
  page.find('#words').dispatchEvent(new page.window.PointerEvent('pointerout', { bubbles: true }))
  await page.turn(2900)
  assert.deepEqual(page.events('dismiss'), [])
  await page.turn(200)
  assert.deepEqual(page.events('dismiss'), [['toast', 'dismiss', ['timeout', 1]]])
})

test('a drag pauses the time of a toast (row 96)', ROOT, async (page) => {
  await showToast(page)
  await page.turn(1000)
  await page.user.drag('#words', [[400, 70], [400, 64], [400, 50]])
  await page.turn(20_000)
  assert.deepEqual(page.events('dismiss', 'hold'), [['toast', 'hold', [true, 1]]])
  page.user.up()
  await page.turn(900)
  assert.deepEqual(page.events('dismiss'), [])
  await page.turn(1100)
  assert.deepEqual(page.events('dismiss'), [['toast', 'dismiss', ['timeout', 1]]])
})

test('a change of its words does not extend the time of a toast (row 96)', ROOT, async (page) => {
  await showToast(page)
  await page.turn(3000)
  await page.patch([2, page.number('#words'), 'Saved again'])
  await page.turn(1100)
  assert.deepEqual(page.events('dismiss'), [['toast', 'dismiss', ['timeout', 1]]])
})

test('a toast that may not be swiped away gives way, springs back, and says so to the server (row 100)', ROOT,
  async (page) => {
    await showToast(page, { 'data-dismiss': 'timeout' })
    await page.user.drag('#words', [[400, 70], [400, 64], [400, 10]])
    await page.turn(200)
    page.user.up()
    await page.turn(2000)
    const told = page.events('dismiss', 'attempt').map(([, kind, [reason]]) => [kind, reason])
    assert.deepEqual(told, [['attempt', 'drag']])
    assert.equal(page.find('#toast-surface').getBoundingClientRect().top, 20)
  })

test('toasts at a side have its middle as theirs, the newest lowest', ROOT, async (page) => {
  page.window.innerWidth = 1024
  const place = { ...TOAST, 'data-place': 'bottom-side-trailing' }
  for (const name of ['one', 'two']) {
    page.place(`#${name}-surface`, 600, 300, 200, 60)
    await page.show(name, '<p class="T">Saved</p>', place)
  }
  const up = ['one', 'two'].map((name) => page.find(`#${name}-surface`).style.getPropertyValue('--y'))
  assert.deepEqual(up, ['4px', '-64px'])
})

test('a toast that opens in a hidden tab has its full time once the tab is visible (row 96)', ROOT, async (page) => {
  const look = (hidden) => {
    Object.defineProperty(page.document, 'hidden', { value: hidden, configurable: true })
    page.document.dispatchEvent(new page.window.Event('visibilitychange'))
  }
  look(true)
  await showToast(page)
  look(false)
  await page.turn(3900)
  assert.deepEqual(page.events('dismiss'), [])
  await page.turn(200)
  assert.deepEqual(page.events('dismiss'), [['toast', 'dismiss', ['timeout', 1]]])
})

test('a toast announces its text once in a live region and takes no focus (row 93)', ROOT, async (page) => {
  page.user.click('#opener')
  await showToast(page)
  assert.deepEqual([page.find('.dais-said[role=status]').textContent, page.find('.dais-said[role=alert]').textContent,
    page.focus], ['Saved', '', 'opener'])
})

test('F6 moves the focus to a toast and back (row 97)', ROOT, async (page) => {
  page.find('#opener').focus()
  await showToast(page)
  page.user.key('F6')
  assert.equal(page.focus, 'toast-surface')
  page.user.key('F6')
  assert.equal(page.focus, 'opener')
})

test('a toast that comes back while it leaves is announced and vibrates once, and its time starts anew', ROOT,
  async (page) => {
    const felt = []
    page.window.navigator.vibrate = (pattern) => felt.push(pattern)
    await page.show('toast', '<p id="words" class="T">Saved</p>', { ...TOAST, 'data-haptic': '10 20' })
    const said = page.document.querySelector('.dais-said p')
    await page.patch(page.command('#toast', 'exit', 1))
    await page.patch(page.command('#toast', 'revive', 2), page.attribute('#toast', 'data-epoch', '2'))
    assert.deepEqual([page.document.querySelectorAll('.dais-said p').length, said.isConnected, felt.length],
      [1, true, 1])
    await page.turn(4000)
    await page.turn(1000)
    assert.deepEqual(page.events('dismiss'), [['toast', 'dismiss', ['timeout', 2]]])
  })

test('a toast that has left is no longer in the live region', ROOT, async (page) => {
  await showToast(page)
  await page.patch(page.command('#toast', 'exit', 1))
  await page.turn(1000)
  await page.patch(page.remove('#toast'))
  assert.equal(page.count('.dais-said p'), 0)
})
