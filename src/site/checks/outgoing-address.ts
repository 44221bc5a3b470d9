import type { Place } from '../site-problem.ts'
import { fault, type Fault } from './fault.ts'

/** Endings of names that no public host has (RFC 6761, RFC 6762, RFC 8375). */
const privateName = /\.(?:localhost|local|internal|home\.arpa)$/i

/** The server refuses the same addresses when it sends to them; this check tells the author of the file in advance. */
export function checkOutgoingAddress(text: string, place: Place): readonly Fault[] {
  const url = URL.parse(text)
  // The server would find out only later.
  const isPrivate = url !== null && (!url.hostname.includes('.') || privateName.test(url.hostname))
  const isAskable =
    !isPrivate &&
    url !== null &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    !/^\[|^[\d.]+$/.test(url.hostname)
  return isAskable
    ? []
    : [
        fault(
          place,
          `${text} is not asked`,
          'https, the public name of a host and no port, "https://service.example/v1"',
        ),
      ]
}
