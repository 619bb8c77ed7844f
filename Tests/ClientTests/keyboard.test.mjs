// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { liftOf } from '../../Client/start/keyboard.js'

test('a layer moves up for a keyboard as its strategy says', () => {
  assert.equal(liftOf('fixed 50', 300, 0), 50)
  assert.equal(liftOf('keyboard 10', 300, 1000), 310)
  assert.equal(liftOf('obscured 20', 300, 100), 220)
  assert.equal(liftOf('obscured 20', 300, 320), 0, 'not at all if the field is seen')
  assert.equal(liftOf('obscured 20', 300, 900), 0)
})
