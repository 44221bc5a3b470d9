import { bigskyMotors } from './bigsky-motors.ts'
import { harboursideToyota } from './harbourside-toyota.ts'
import { ridgelineFord } from './ridgeline-ford.ts'
import type { SitePlan } from './site-plan.ts'
import { southernCrossCaravans } from './southern-cross-caravans.ts'
import { tamarValleyAuto } from './tamar-valley-auto.ts'

const plans: ReadonlyMap<string, SitePlan> = new Map([
  ['harbourside-toyota', harboursideToyota],
  ['bigsky-motors', bigskyMotors],
  ['tamar-valley-auto', tamarValleyAuto],
  ['ridgeline-ford', ridgelineFord],
  ['southern-cross-caravans', southernCrossCaravans],
])

/** Slugs of the sites that have demo stock. */
export const demoSiteSlugs: readonly string[] = [...plans.keys()]

/** Throws RangeError for a site without a plan, naming those that have one. */
export function requirePlan(siteSlug: string): SitePlan {
  const plan = plans.get(siteSlug)
  if (plan === undefined)
    throw new RangeError(`no demo stock for the site '${siteSlug}'; there is stock for ${demoSiteSlugs.join(', ')}`)
  return plan
}
