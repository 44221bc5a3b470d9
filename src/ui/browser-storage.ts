/**
 * The one door to `localStorage`. Where storage is forbidden (private windows, blocked cookies, embedded browsers), the
 * property itself, each read or each write may throw, so no other file touches it: a page does without what is stored.
 */

let warned = false

/** One warning a page: the cause is the same for every later access. */
function warnOnce(error: unknown): void {
  if (warned) return
  warned = true
  // oxlint-disable-next-line no-console -- the browser's console is where a storage error is logged
  console.warn('Browser storage is not available', error)
}

/** The text stored under the key; null where there is none, or where storage cannot be read. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    warnOnce(error)
    return null
  }
}

/** Stores the text; false where storage is full or forbidden, and then nothing has changed. */
export function writeStored(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch (error) {
    warnOnce(error)
    return false
  }
}

/**
 * The JSON value stored under the key; null where there is none, where it is no JSON, or where storage cannot be read.
 */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null')
  } catch {
    return null
  }
}

/** Whether this browser lets the page read its storage: a control that saves is pointless where it does not. */
export function isStorageReadable(): boolean {
  try {
    localStorage.getItem('')
    return true
  } catch (error) {
    warnOnce(error)
    return false
  }
}
