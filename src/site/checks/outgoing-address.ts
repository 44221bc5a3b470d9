import type { Place } from '../site-problem.ts'
import { fault, type Fault } from './fault.ts'

/** The server refuses the same addresses when it sends to them; this check tells the author of the file in advance. */
export function checkOutgoingAddress(text: string, place: Place): readonly Fault[] {
  const url = URL.parse(text)
  // A name without a dot, and these endings, are of a private network; the server would find that out only later.
  const isPrivate = url !== null && !/\.(?!(?:localhost|local|internal|home\.arpa)$)[^.]+$/i.test(url.hostname)
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
