import { formatMoney } from '#domain/format/format-money.ts'
import type { Cents } from '#domain/money/cents.ts'
import type { Site } from './site.ts'

/** The site's words of Reserve Online with its hours and the vehicle's deposit filled in (CONTENT-11, BUY-01). */
export function fillReserveCopy(site: Pick<Site, 'content' | 'checkout'>, deposit: Cents): string {
  return site.content.reserve_copy
    .replaceAll('{hours}', String(site.checkout.hold_hours))
    .replaceAll('{deposit}', formatMoney(deposit))
}
