/** Response headers of a page that no cache may keep, because it is about one visitor or holds a token of a form. */
export const noStoreHeaders = { 'Cache-Control': 'no-store' } as const
