import { isStorageReadable, readStored, writeStored } from '#ui/browser-storage.ts'
import type { PopupView } from './popup-view.ts'

/** Pages on which a visitor is in the middle of something that a popup would interrupt. */
const busyPaths = [
  '/sign-in',
  '/enquir',
  '/checkout',
  '/online-payment',
  '/reservations',
  '/sandbox-payment',
  '/success',
  '/print',
]

/** Whether a popup would come between a visitor and a form that was asked for. */
const isBusyPage = (pathname: string): boolean =>
  busyPaths.some((path) => pathname.startsWith(path)) || /^\/cars\/[^/]+\/./.test(pathname)

/** Whether the popup of the site may open on this page. */
export const mayOpenOn = ({ homeOnly }: Pick<PopupView, 'homeOnly'>, pathname: string): boolean =>
  homeOnly ? pathname === '/' : !isBusyPage(pathname)

/**
 * Whether the popup may be shown to this visitor (NAV-06): before its end, and not after it was closed. Without a
 * readable store its closing could not be remembered, and it would return on every page: then it is not shown.
 */
export function isPopupDue({ key, id, until }: PopupView, nowMs: number): boolean {
  if (until !== null && nowMs >= until) return false
  return isStorageReadable() && readStored(key) !== id
}

export const rememberClosed = ({ key, id }: PopupView): void => void writeStored(key, id)
