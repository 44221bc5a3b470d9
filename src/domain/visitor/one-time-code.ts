/**
 * The rules of one-time codes (AUTH-04). A code is for the browser that asked for it and for one site, signs in once,
 * and is void after a few minutes or a few wrong tries.
 */
export const codeRules = {
  digits: 6,
  lifetimeMs: 5 * 60_000,
  tries: 3,
  /** A browser may ask for another code after this time. */
  resendMs: 30_000,
} as const

/**
 * Most codes that are sent in a sliding window; what exceeds a limit is not sent. `network`: the visitor's /24 (IPv4)
 * or /48 (IPv6); `phone_network`: a number, asked for from one network.
 */
export interface SendingLimit {
  readonly per: 'phone_network' | 'phone' | 'address' | 'network' | 'site'
  readonly limit: number
  readonly windowMs: number
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * The limits of a site that sends at most `perDay` codes a day. A number gets few from one network, and more over all
 * networks: an attacker who requests codes for another person's number then does not lock that person out. With three
 * tries a code, whoever guesses has 90 tries a day among a million codes. An address gets more, because the phones of a
 * mobile network share one, and the network around it little more, because whoever holds one address of it may hold
 * all. A quarter of the day's codes may go out in one hour, so that one hour of abuse does not use up the day.
 */
export function buildSendingLimits(perDay: number): readonly SendingLimit[] {
  return [
    { per: 'phone_network', limit: 5, windowMs: hourMs },
    { per: 'phone_network', limit: 10, windowMs: dayMs },
    { per: 'phone', limit: 15, windowMs: hourMs },
    { per: 'phone', limit: 30, windowMs: dayMs },
    { per: 'address', limit: 20, windowMs: hourMs },
    { per: 'address', limit: 60, windowMs: dayMs },
    { per: 'network', limit: 30, windowMs: hourMs },
    { per: 'network', limit: 80, windowMs: dayMs },
    { per: 'site', limit: Math.max(1, Math.ceil(perDay / 4)), windowMs: hourMs },
    { per: 'site', limit: perDay, windowMs: dayMs },
  ]
}

/** How long the record of a sent code counts for a limit, milliseconds. Older records may be deleted. */
export const longestWindowMs = dayMs

/** The digits of a typed or pasted code, '123 456' or '123-456'; null when it is not a code. */
export function parseCode(typed: string): string | null {
  const digits = typed.slice(0, 40).replaceAll(/[\s\-\u2010-\u2015\u00a0]/g, '')
  return digits.length === codeRules.digits && /^\d+$/.test(digits) ? digits : null
}

/** Seconds until a browser that asked for a code at `sentAt` may ask again; 0 when it may. Epoch milliseconds. */
export function secondsUntilResend(sentAt: number, now: number): number {
  return Math.max(0, Math.ceil((sentAt + codeRules.resendMs - now) / 1000))
}
