import { platformDefaults } from '../defaults.ts'
import type { Site } from '../site.ts'
import { listClaimWarnings } from './check-claims.ts'
import { listHoursWarnings } from './check-hours.ts'
import { listOfferWarnings } from './check-offers.ts'
import { listRouteWarnings } from './check-lead-routes.ts'
import { listPlaceWarnings } from './check-places.ts'
import { listStockFeedWarnings } from './check-stock-feeds.ts'
import { listPublicAddressWarnings } from './check-public-address.ts'
import { listWhereaboutsWarnings } from './check-whereabouts.ts'
import { fault, type Fault } from './fault.ts'
import { findUnknownMakes } from './find-unknown-makes.ts'

/**
 * Warnings about settings that are allowed but probably unintended: each breaks a law, a promise or an expectation of
 * the dealer's customers. `sites check` and `sites apply` print them and continue.
 */
export function listWarnings(site: Site): readonly Fault[] {
  return [
    ...checkConsent(site),
    ...checkOffers(site),
    ...checkDepositWords(site),
    ...checkPolicyDate(site),
    ...listClaimWarnings(site),
    ...listOfferWarnings(site),
    ...findUnknownMakes(site),
    ...listRouteWarnings(site),
    ...listStockFeedWarnings(site),
    ...listPlaceWarnings(site),
    ...listHoursWarnings(site),
    ...listWhereaboutsWarnings(site),
    ...listPublicAddressWarnings(site),
  ]
}

/** The platform default is the one that the specification requires; the law is stricter. */
function checkConsent({ forms }: Site): readonly Fault[] {
  if (!forms.opt_in_default) return []
  const why =
    'the marketing checkbox is ticked in advance, and under the Spam Act 2003 consent must be a deliberate act of ' +
    'the customer'
  return [fault(['forms', 'opt_in_default'], why, 'false')]
}

function checkOffers({ content, vdp_config }: Site): readonly Fault[] {
  if (content.haggle_free === null || !vdp_config.make_an_offer) return []
  return [
    fault(
      ['vdp_config', 'make_an_offer'],
      "'Make an Offer' is shown on a site that promises not to haggle (content.haggle_free)",
      'false, or no content.haggle_free',
    ),
  ]
}

function checkDepositWords({ buttons }: Site): readonly Fault[] {
  const words = buttons.text.reserve
  if (!/\b(?:buy|purchase)\b/i.test(words)) return []
  return [
    fault(
      ['buttons', 'text', 'reserve'],
      `'${words}' stands before the amount of the deposit, which reads as the price of the vehicle`,
      "words that say 'Reserve'",
    ),
  ]
}

/** The date stands in the privacy policy and with each lead, as the words to which the customer agreed. */
function checkPolicyDate({ demo, content: { privacy_date } }: Site): readonly Fault[] {
  if (demo || privacy_date !== platformDefaults.content?.privacy_date) return []
  return [
    fault(
      ['content', 'privacy_date'],
      `is the platform's default, so the privacy policy and every lead say ${privacy_date}, when this dealer had ` +
        'approved no words',
      'the month in which the dealer approved its privacy policy, such as May 2026',
    ),
  ]
}
