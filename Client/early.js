// SPDX-License-Identifier: Apache-2.0
/**
 * Stands in the head of the page and runs before the client has loaded. It opens the socket, whose handshake takes as
 * many trips as loading the client, and keeps the buttons that are pressed. The policy of the page allows this text by
 * its hash, so that what differs between pages is an attribute.
 */
{
  /** @type {any} */ const script = document.currentScript
  const prefix = script.dataset.socket
  let place = '', streams = false
  try {
    place = (sessionStorage.getItem(prefix) ?? '').split(' ')[1] ?? ''
    streams = sessionStorage['dais-stream'] > Date.now()
  } catch {}
  if (!streams) script.line = new WebSocket('ws' + location.origin.slice(4) + prefix + place)
  script.presses = []
  addEventListener('click', ({ target }) => script.presses?.push(target.closest?.('button')), true)
}
