import { formatMoney } from '#domain/format/format-money.ts'
import type { Cents } from '#domain/money/cents.ts'
import { resolveDealerComments, type DealerComments } from '#domain/vehicle/dealer-comments.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { Site } from '#site/site.ts'

type TabName = keyof Site['vdp_config']['tabs']

/** One tab (VDP-04): paragraphs from the configuration, and content from the vehicle. */
export interface Tab {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly comments: DealerComments | null
  readonly features: readonly string[]
}

/** The order of VDP-04. */
const order: readonly TabName[] = [
  'dealer_comments',
  'whats_included',
  'why_buy_from_us',
  'reserve_online',
  'protect_your_car',
  'features',
]

const splitParagraphs = (text: string | null): readonly string[] =>
  (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/**
 * Builds the tabs. `deposit` is the amount that reserves the vehicle, or null when it cannot be reserved. A tab without
 * content is left out, except Dealer Comments.
 */
export function buildTabs(vehicle: ListedVehicle, site: Site, deposit: Cents | null): readonly Tab[] {
  const { tabs, comments_length } = site.vdp_config
  return order.flatMap((name): readonly Tab[] => {
    const { title, text } = tabs[name]
    const isReserve = name === 'reserve_online'
    // A text about the deposit would mislead when nobody can reserve the vehicle.
    if (isReserve && deposit === null) return []
    const held =
      isReserve && deposit !== null
        ? [
            `Reserve Online holds this vehicle for ${site.checkout.hold_hours} hours with a ${formatMoney(deposit)} ` +
              'deposit that is 100% refundable.',
          ]
        : []
    const tab: Tab = {
      id: name.replaceAll('_', '-'),
      title,
      paragraphs: [...held, ...splitParagraphs(text)],
      comments: name === 'dealer_comments' ? resolveDealerComments(vehicle.dealercomments, comments_length) : null,
      features: name === 'features' ? vehicle.standardEquipment.filter((feature) => feature.trim() !== '') : [],
    }
    return tab.comments !== null || tab.paragraphs.length > 0 || tab.features.length > 0 ? [tab] : []
  })
}
