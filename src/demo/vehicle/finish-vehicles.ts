import { yearOf } from '../calendar.ts'
import { writeDealerComments } from '../comments/write-comments.ts'
import type { SitePlan } from '../plans/site-plan.ts'
import type { Random } from '../random.ts'
import type { DemoVehicle } from './demo-vehicle.ts'
import { buildLenderOffer, isFinanced } from './lender-offers.ts'

function buildOffers(
  vehicle: DemoVehicle,
  plan: SitePlan,
  today: string,
  random: Random,
): DemoVehicle['finance_lenders'] {
  const price = vehicle.offer_price ?? vehicle.price
  if (price === null || vehicle.status === 'sold') return null
  const age = yearOf(today) - (vehicle.year ?? yearOf(today))
  const lenders = plan.lenders.filter((lender) => random.chance(lender.share) && isFinanced(lender, price, age))
  return lenders.length === 0
    ? null
    : Object.fromEntries(lenders.map((lender) => [lender.provider, buildLenderOffer(lender, price)]))
}

const mostTries = 50

/**
 * What rests on the state and the price that a vehicle has in the end: the offers of lenders, and the text, of which
 * no two vehicles of a site have the same.
 */
export function finishVehicles(
  vehicles: readonly DemoVehicle[],
  plan: SitePlan,
  today: string,
  random: Random,
): DemoVehicle[] {
  const written = new Set<string>()
  return vehicles.map((vehicle) => {
    const own = random.fork(vehicle.stocknum)
    const finance_lenders = buildOffers(vehicle, plan, today, own.fork('lenders'))
    for (let attempt = 0; attempt < mostTries; attempt += 1) {
      const dealercomments = writeDealerComments({ vehicle, today }, plan.voice, own.fork(`comments/${attempt}`))
      if (written.has(dealercomments)) continue
      written.add(dealercomments)
      return { ...vehicle, finance_lenders, dealercomments }
    }
    throw new RangeError(`${vehicle.stocknum}: the voice of its dealer has too few sentences for another text`)
  })
}
