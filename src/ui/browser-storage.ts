/**
 * The only module that accesses `localStorage` and, besides the drafts of forms, `sessionStorage`. Where storage is
 * blocked (private windows, blocked cookies, embedded browsers), the property itself, each read or each write may
 * throw; callers then work without stored data.
 */

let warned = false

/** Logs one warning per page, because later accesses fail for the same reason. */
function warnOnce(error: unknown): void {
  if (warned) return
  warned = true
  // oxlint-disable-next-line no-console -- the browser's console is where a storage error is logged
  console.warn('Browser storage is not available', error)
}

/** Returns the text stored under the key; null when there is none or storage is not readable. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    warnOnce(error)
    return null
  }
}

/** Stores the text. Returns false when storage is full or blocked; nothing has changed then. */
export function writeStored(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch (error) {
    warnOnce(error)
    return false
  }
}

/** Removes the text stored under the key, where storage allows it. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch (error) {
    warnOnce(error)
  }
}

/**
 * Returns the JSON value stored under the key; null when there is none, it is not valid JSON, or storage is not
 * readable.
 */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null')
  } catch {
    return null
  }
}

/** Whether the page can read its storage. A control that saves something is hidden otherwise. */
export function isStorageReadable(): boolean {
  try {
    localStorage.getItem('')
    return true
  } catch (error) {
    warnOnce(error)
    return false
  }
}

/** Returns the text that this tab stored under the key; null when there is none or storage is not readable. */
export function readTabStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores the text until the tab is closed, where storage allows it. */
export function writeTabStored(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // The tab works without it.
  }
}
