/** Inside header of a rendered page: the nonce that its own scripts bear. Taken off before the page is sent. */
export const scriptNonceHeader = 'X-Script-Nonce'
