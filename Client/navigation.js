// SPDX-License-Identifier: Apache-2.0
/** The part of the client for stacks of pages: large titles that scroll away, and presses on pages that move. */
import { watchPresses } from './presses.js'
import { watchTitles } from './titles.js'

watchPresses()
watchTitles()
