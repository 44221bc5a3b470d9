import { isLinkKey, signLink, type LinkScope } from '#features/parts/reserve/link-key.server.ts'

/** Path of the page that shows the outcome of a payment. */
export function buildReceiptPath(id: string, scope: LinkScope): string {
  return `/online-payment/${encodeURIComponent(id)}?key=${signLink('payment', id, scope)}`
}

export function isReceiptKey(id: string, key: string | null, scope: LinkScope): boolean {
  return isLinkKey('payment', id, key, scope)
}
