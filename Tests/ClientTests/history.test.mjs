// SPDX-License-Identifier: Apache-2.0
/** Tests of the browser's history. */
import assert from 'node:assert/strict'
import { test } from './support/page.mjs'

const STACK = '<div class="stack"><div class="page" data-place="/">a</div><div id="top"></div></div>'

test('a page whose address the browser refuses is an entry without it, and nothing is thrown', STACK, async (page) => {
  const before = page.window.history.length
  await page.patch(
    page.attribute('#top', 'data-place', '//evil.example/x'), page.attribute('#top', 'data-on', 'place'))
  assert.equal(page.window.history.length, before + 1)
  assert.equal(page.window.location.href, 'http://host/')
  assert.match(page.complaints.splice(0).join(), /no entry for \/\/evil\.example\/x/)
})
