import type { Place } from '../site-problem.ts'
import { fault, type Fault } from './fault.ts'

/** The server refuses the same addresses when it sends to them; this check tells the author of the file in advance. */
export function checkOutgoingAddress(text: string, place: Place): readonly Fault[] {
  const url = URL.parse(text)
  const isAskable =
    url !== null && url.port === '' && url.username === '' && url.password === '' && !/^\[|^[\d.]+$/.test(url.hostname)
  return isAskable
    ? []
    : [fault(place, `${text} is not asked`, 'https, the name of a host and no port, "https://service.example/v1"')]
}
