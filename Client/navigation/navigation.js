// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client for stacks of pages: large titles that scroll away, presses on moving pages, and pages that
 * zoom out of a view.
 */
import { watchPresses } from './presses.js'
import { watchTitles } from './titles.js'
import { watchZoom } from './zoom.js'

watchPresses()
watchTitles()
watchZoom()
