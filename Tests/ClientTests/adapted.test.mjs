// SPDX-License-Identifier: Apache-2.0
/** Tests layers that no finger drags, and those that one drags because the window is narrow. */
import assert from 'node:assert/strict'
import { test } from './support/page.mjs'

const ROOT = '<button id="opener">Open</button>'
const CONTENT = `<div id="grabber" class="sheet-grabber"></div>
  <div id="content"><button id="inner" data-on="click">Inner</button></div>`
const DRAGS = { 'data-on': 'dismiss attempt entered exited detent' }
const TOUCH = { pointerType: 'touch' }

/** Shows a popover that a narrow window makes a sheet, or that stays a bubble. */
async function showPopover(page, attributes = {}) {
  page.place('.layer', 0, 0, 390, 768)
  page.place('.surface', 0, 368, 390, 400)
  await page.show('popover', CONTENT, { ...DRAGS, 'data-layer': 'popover', 'data-edge': 'leading', ...attributes })
}

test('a finger drags a popover that is a sheet down, whatever its edge', ROOT, async (page) => {
  await showPopover(page)
  await page.user.drag('#grabber', [[200, 378], [200, 384], [200, 600]])
  await page.turn(200)
  page.user.up()
  await page.turn(2000)
  assert.deepEqual(page.events('dismiss').map(([, , [reason]]) => reason), ['drag'])
}, { media: ['(width < 600px)'] })

for (const [form, attributes, media] of [['in a wide window', {}, []],
  ['that stays one', { 'data-compact': 'popover' }, ['(width < 600px)']]]) {
  test(`no finger drags a popover ${form}`, ROOT, async (page) => {
    await showPopover(page, attributes)
    await page.user.drag('#grabber', [[200, 378], [200, 384], [200, 600]])
    page.user.up()
    await page.turn(2000)
    assert.deepEqual(page.events('dismiss', 'attempt', 'detent'), [])
  }, { media })
}

test('no finger drags a sheet that is a popover', ROOT, async (page) => {
  page.place('.layer', 0, 0, 390, 768)
  page.place('.surface', 100, 300, 200, 200)
  await page.show('sheet', CONTENT, { ...DRAGS, 'data-compact': 'popover' })
  await page.user.drag('#content', [[200, 310], [200, 316], [200, 700]], TOUCH)
  page.user.up()
  await page.turn(2000)
  assert.deepEqual(page.events('dismiss', 'attempt', 'detent'), [])
}, { media: ['(width < 600px)'] })

test('a finger does not take over a sheet that leaves (row 104)', ROOT, async (page) => {
  page.place('.layer', 0, 0, 1024, 768)
  page.place('.surface', 0, 568, 1024, 200)
  await page.show('sheet', CONTENT, DRAGS)
  await page.user.key('Escape')
  await page.turn(100)
  await page.user.drag('#grabber', [[500, 578], [500, 400]])
  assert.deepEqual(page.events('detent', 'attempt'), [])
  await page.turn(2000)
  assert.deepEqual(page.events('dismiss', 'exited').map(([, kind]) => kind), ['dismiss', 'exited'])
})
