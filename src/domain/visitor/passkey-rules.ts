/**
 * The rules of passkeys (AUTH-01, AUTH-04). A passkey is added by a visitor who has just signed in, so that nobody adds
 * one on a device that was left open.
 */
export const passkeyRules = {
  /** A challenge that is not answered in this time is void. */
  challengeMs: 5 * 60_000,
  /** A session is fresh for this long after the sign-in. */
  freshSessionMs: 15 * 60_000,
  /** Most passkeys of one visitor on one site. */
  most: 10,
} as const

/** Whether a passkey may be added in a session that began at `signedInAt`. Both are epoch milliseconds. */
export function isSessionFresh(signedInAt: number, now: number): boolean {
  return now - signedInAt < passkeyRules.freshSessionMs
}

/** Names by the sign of a User-Agent header, the more particular ones first. */
const devices: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android device'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows computer'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux computer'],
]

/** Longest User-Agent header that is read, in characters. */
const longestUserAgent = 512

/** What a visitor reads in the list of passkeys: the device on which it was made, 'Passkey' where that is not known. */
export function nameDevice(userAgent: string): string {
  const read = userAgent.slice(0, longestUserAgent)
  return devices.find(([sign]) => sign.test(read))?.[1] ?? 'Passkey'
}

/**
 * The relying party id of a page's host (WebAuthn): the host name in lower case, without a port. A passkey works on the
 * host on which it was made and on no other. null for an address of numbers, which can have no passkeys.
 */
export function findPasskeyHost(host: string): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  return name === '' || name.startsWith('[') || /^[\d.]+$/.test(name) ? null : name
}
