import { readStored, writeStored } from '#ui/browser-storage.ts'

/** Sent to the window when this document has added a passkey, so that every part of the page shows it. */
export const passkeyAddedEvent = 'forecourt-passkey-added'

/** Id of the heading of the list of passkeys, on the page where they are added and removed. */
export const passkeyListId = 'passkeys'

const offerKey = 'passkey-offer'

/** Whether the visitor does not want to be offered a passkey in this browser. */
export const isOfferDismissed = (): boolean => readStored(offerKey) !== null

/** Remembers in this browser that no passkey is to be offered. */
export const dismissOffer = (): void => void writeStored(offerKey, 'dismissed')

/** Whether this browser knows passkeys at all. It knows none on a page without https. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** Whether this device can keep a passkey itself, behind its fingerprint, face or screen lock. */
export async function canKeepPasskey(): Promise<boolean> {
  if (!hasPasskeys()) return false
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    return false
  }
}
