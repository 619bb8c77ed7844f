// SPDX-License-Identifier: Apache-2.0
/**
 * Turns text of the server into markup, and addresses into those of scripts. The headers of the page allow no other
 * policy of Trusted Types, so nothing else in the page can make markup of text. Browsers without them take the text.
 */
const same = (/** @type {string} */ text) => text
const policy = /** @type {any} */ (window).trustedTypes?.createPolicy('dais',
  { createHTML: same, createScriptURL: same })

/** @param {string} text @returns {any} */
export const markup = (text) => policy?.createHTML(text) ?? text

/** @param {string} address @returns {any} */
export const scriptAddress = (address) => policy?.createScriptURL(address) ?? address
