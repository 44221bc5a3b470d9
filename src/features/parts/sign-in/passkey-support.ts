/** Sent to the window when this document has added a passkey, so that every part of the page shows it. */
export const passkeyAddedEvent = 'forecourt-passkey-added'

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
