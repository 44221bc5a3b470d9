/** How often a share window is asked whether it was closed (SHARE-02). */
const closingCheckMs = 1_000

/** The part of a browser window that opening another takes; a test hands in its own. */
export interface ShareSurroundings {
  readonly open: (url: string, name: string, features: string) => { readonly closed: boolean } | null
  readonly every: (run: () => void, ms: number) => number
  readonly stop: (timer: number) => void
  readonly place: () => { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
}

const browserSurroundings: ShareSurroundings = {
  open: (url, name, features) => window.open(url, name, features),
  every: (run, ms) => window.setInterval(run, ms),
  stop: (timer) => window.clearInterval(timer),
  place: () => ({ left: window.screenX, top: window.screenY, width: window.outerWidth, height: window.outerHeight }),
}

export interface ShareWindowOptions {
  /** CSS pixels; 550 × 400 by default of the configuration. */
  readonly width: number
  readonly height: number
  readonly onClose: () => void
}

/**
 * Opens the share window in the middle of the browser's own and looks every second whether it was closed (SHARE-02).
 * False when the browser refused to open it: then the link is followed as any other.
 */
export function openShareWindow(
  url: string,
  { width, height, onClose }: ShareWindowOptions,
  surroundings: ShareSurroundings = browserSurroundings,
): boolean {
  const own = surroundings.place()
  const left = Math.max(0, Math.round(own.left + (own.width - width) / 2))
  const top = Math.max(0, Math.round(own.top + (own.height - height) / 2))
  const opened = surroundings.open(url, 'share', `popup=yes,width=${width},height=${height},left=${left},top=${top}`)
  if (opened === null) return false
  const timer = surroundings.every(() => {
    if (!opened.closed) return
    surroundings.stop(timer)
    onClose()
  }, closingCheckMs)
  return true
}
