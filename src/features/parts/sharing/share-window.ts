/** Interval in milliseconds between checks whether the share window was closed (SHARE-02). */
const closingCheckMs = 1_000

/** Window functions that opening a share window uses; tests inject their own. */
export interface ShareBrowser {
  readonly open: (url: string, name: string, features: string) => { readonly closed: boolean } | null
  readonly every: (run: () => void, ms: number) => number
  readonly stop: (timer: number) => void
  readonly place: () => { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
}

const thisBrowser: ShareBrowser = {
  open: (url, name, features) => window.open(url, name, features),
  every: (run, ms) => window.setInterval(run, ms),
  stop: (timer) => window.clearInterval(timer),
  place: () => ({ left: window.screenX, top: window.screenY, width: window.outerWidth, height: window.outerHeight }),
}

export interface ShareWindowOptions {
  /** Width in CSS pixels; the configuration defaults to 550 × 400. */
  readonly width: number
  readonly height: number
  readonly onClose: () => void
}

/**
 * Opens the share window centred over the browser window and checks every second whether it was closed (SHARE-02).
 * Returns false when the browser blocked it: the link is then followed as usual.
 */
export function openShareWindow(
  url: string,
  { width, height, onClose }: ShareWindowOptions,
  browser: ShareBrowser = thisBrowser,
): boolean {
  const own = browser.place()
  const left = Math.max(0, Math.round(own.left + (own.width - width) / 2))
  const top = Math.max(0, Math.round(own.top + (own.height - height) / 2))
  const opened = browser.open(url, 'share', `popup=yes,width=${width},height=${height},left=${left},top=${top}`)
  if (opened === null) return false
  const timer = browser.every(() => {
    if (!opened.closed) return
    browser.stop(timer)
    onClose()
  }, closingCheckMs)
  return true
}
