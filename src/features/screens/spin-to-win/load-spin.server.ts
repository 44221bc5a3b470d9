import { createHmac, randomInt } from 'node:crypto'
import type { SiteContext } from '#data/context.ts'
import type { PrizePlayer, PrizeRepository } from '#data/valuations/prize-repository.ts'
import { dateInZone, formatDate } from '#domain/format/calendar-date.ts'
import { buildSectors, drawPrize, resolveRestAngle } from '#domain/prize-wheel/prize-wheel.ts'
import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import { resolveLink } from '#site/routes.ts'
import type { Site } from '#site/site.ts'
import type { SpinView } from './spin-view.ts'

export interface SpinServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly prizes: PrizeRepository
  readonly formSecret: string
}

/** Whether the site has the promotion: switched on, and with prizes. Its gate asks for the sign-in (AUTH-03). */
export const isSpinOffered = ({ spin_to_win }: Site): boolean => spin_to_win.enabled && spin_to_win.prizes.length > 0

/** A number draws once on a site, whoever signs in with it, and after all data of its visitor was deleted. */
function identifyPlayer({ site, formSecret }: SpinServices, { id, phone }: SignedInVisitor): PrizePlayer {
  const player = phone === null ? `visitor ${id}` : `phone ${phone}`
  const hash = createHmac('sha256', formSecret).update(`prize\n${site.slug}\n${player}`)
  return { visitorId: id, playerHash: hash.digest('base64url') }
}

/** Builds the page for a signed-in visitor, with the visitor's prize where there is one (BUY-06). */
export async function loadSpin(services: SpinServices, visitor: SignedInVisitor): Promise<SpinView> {
  const { site, ctx, prizes } = services
  const { title, text, url, prizes: names } = site.spin_to_win
  const sectors = buildSectors(names)
  const drawn = await prizes.find(ctx, identifyPlayer(services, visitor))
  // A prize that was taken from the wheel since keeps its winner; the wheel then rests where it began.
  const sector = sectors.find(({ prize }) => prize === drawn?.prize)
  return {
    title,
    terms: text,
    dealer: site.name,
    button: url === null ? null : resolveLink(site, url),
    sectors,
    won:
      drawn === null
        ? null
        : {
            prize: drawn.prize,
            on: formatDate(dateInZone(drawn.drawnAt, site.time_zone)),
            angle: sector === undefined ? 0 : resolveRestAngle(sector),
          },
  }
}

/** Draws the visitor's one prize; a further draw changes nothing. `random` is uniform in [0, 1). */
export async function drawOnce(
  services: SpinServices,
  visitor: SignedInVisitor,
  random: () => number = () => randomInt(2 ** 40) / 2 ** 40,
): Promise<void> {
  const { site, ctx, prizes } = services
  const prize = drawPrize(buildSectors(site.spin_to_win.prizes), random())
  if (prize !== null) await prizes.save(ctx, identifyPlayer(services, visitor), prize)
}
