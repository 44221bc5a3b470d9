import { formatMoney } from '#domain/format/format-money.ts'
import type { Listing } from '#listing/listing.ts'
import { canBeVisited } from '#domain/vehicle/in-stock.ts'
import { addressOf } from '#site/addresses.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import { resolveLink } from '#site/routes.ts'
import type { Site } from '#site/site.ts'
import { chatWidget, isFinanceOn, isMapOn, isTestDriveOn } from '#site/switches.ts'
import type { IconName } from '#ui/icon.tsx'

/** 'success-outlined' is 'success' beside another action that is filled. */
export type ActionLook = 'filled' | 'outlined' | 'success' | 'success-outlined' | 'text'

export interface PageAction {
  readonly name:
    | 'online_purchase'
    | 'reserve'
    | 'test_drive'
    | 'finance'
    | 'trade_in'
    | 'offer'
    | 'history'
    | 'tow_check'
    | 'custom'
  readonly text: string
  /** A second, smaller line of the button: '$200 deposit'; null for none. */
  readonly detail: string | null
  readonly href: string
  readonly look: ActionLook
  /** Of an action that is text. */
  readonly icon: IconName
  readonly newTab: boolean
}

/** Icons of the actions that may be text; any other has an arrow. */
const icons: { readonly [Name in PageAction['name']]?: IconName } = {
  tow_check: 'caravan',
  trade_in: 'body',
  offer: 'offer',
  history: 'report',
}

/** The buttons of the page (VDP-12). All of them are absent when the vehicle is no longer available. */
export interface PageActions {
  readonly enquire: { readonly text: string; readonly href: string; readonly look: ActionLook } | null
  readonly callText: string | null
  readonly links: readonly PageAction[]
  /** Heading of what can be done online (#reserve), and what its deposit means; null where nothing can. */
  readonly online: { readonly title: string; readonly deposit: string | null } | null
  /** Accepted payment methods (VDP-18). Empty when this vehicle cannot be paid for online. */
  readonly paymentIcons: Site['vdp_config']['payment_icons']
  /** Label of the link that scrolls to the map; null when the page has no such link. */
  readonly locationText: string | null
  /** Script of the chat widget. null: the page shows Enquire Now instead (VDP-19). */
  readonly chat: { readonly provider: string; readonly scriptUrl: string; readonly account: string | null } | null
}

type Style = Site['buttons']['custom'][number]['style']

function lookOf(style: Style): ActionLook {
  switch (style) {
    case 'primary':
      return 'filled'
    case 'secondary':
    case 'outline':
      return 'outlined'
    case 'success':
      return 'success'
    case 'text':
      return 'text'
  }
}

/** The configured buttons of a vehicle with their links filled in; those whose link leads nowhere are left out. */
export function listCustomButtons(
  vehicle: Listing['vehicle'],
  site: Site,
): readonly { readonly text: string; readonly href: string; readonly look: ActionLook; readonly newTab: boolean }[] {
  return resolveDealership(site, vehicle.dealership_slug).customButtons.flatMap((button) => {
    const { text, url, style, new_tab, item_types, only_here } = button
    if (item_types.length > 0 && !item_types.includes(vehicle.item_type)) return []
    if (only_here && !canBeVisited(vehicle)) return []
    const filled = url
      .replaceAll('{car_id}', encodeURIComponent(vehicle.id))
      .replaceAll('{slug}', vehicle.slug)
      .replaceAll('{stocknum}', encodeURIComponent(vehicle.stocknum))
    const href = resolveLink(site, filled)
    return href === null ? [] : [{ text, href, look: lookOf(style), newTab: new_tab }]
  })
}

type Looks = Pick<PageActions, 'enquire' | 'links'>
type Looked = { readonly look: ActionLook }

/**
 * A column of filled buttons says nothing of what to do first: the first in the order of the page stays filled, and
 * those that the site fills after it are outlined.
 */
function keepOneFilled({ enquire, links }: Looks): Looks {
  const order: readonly (Looked | null)[] = [enquire, ...links]
  const first = order.find((action) => action?.look === 'filled' || action?.look === 'success')
  const quieten = <Action extends Looked>(action: Action): Action =>
    first === action ? action : { ...action, look: quieterLooks[action.look] }
  return { enquire: enquire === null ? null : quieten(enquire), links: links.map(quieten) }
}

const quieterLooks: Readonly<Record<ActionLook, ActionLook>> = {
  filled: 'outlined',
  success: 'success-outlined',
  outlined: 'outlined',
  'success-outlined': 'success-outlined',
  text: 'text',
}

/**
 * Of a vehicle that others hold, or that is still on its way, a visitor can ask to be told of it, and of one whose
 * price is not told, to be told that.
 */
export function chooseEnquiryText(
  { reserved, status }: Pick<Listing['vehicle'], 'reserved' | 'status'>,
  price: Listing['price'],
  text: Site['buttons']['text'],
): string {
  if (reserved) return text.enquire_reserved
  if (status === 'coming_soon') return text.enquire_coming
  return price?.kind === 'none' || price?.kind === 'preorder' ? text.enquire_unpriced : text.enquire
}

/**
 * Builds the actions of the page. `isBuilt` tells whether a URL of this site has a page; a button without one is left
 * out (CONTENT-10).
 */
export function buildActions(
  { vehicle, offers, financeHref, price, priceCents }: Listing,
  site: Site,
  isBuilt: (href: string) => boolean,
): PageActions {
  const dealership = resolveDealership(site, vehicle.dealership_slug)
  const { text, style } = site.buttons
  const on = dealership.sidebarButtons
  const id = encodeURIComponent(vehicle.id)
  const withCar = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}car_id=${id}`
  const checkout = `/cars/${vehicle.slug}/${site.routes.checkout_segment}`
  const deposit = on.reserve && isBuilt(checkout) ? offers.reserve : null
  const action = (
    name: PageAction['name'],
    words: string,
    href: string | null,
    look: ActionLook,
    { detail = null, newTab = false }: { readonly detail?: string | null; readonly newTab?: boolean } = {},
  ): readonly PageAction[] =>
    href === null || !(isBuilt(href) || name === 'offer' || name === 'history')
      ? []
      : [{ name, text: words, detail, href, look, icon: icons[name] ?? 'forward', newTab }]

  const widget = chatWidget(site, vehicle.dealership_slug)
  // Whoever holds a reserved vehicle goes on from the reservation; nobody else can buy it now.
  const onlinePurchase =
    offers.onlinePurchase && !vehicle.reserved
      ? action('online_purchase', text.online_purchase, withCar('/checkout-journey'), lookOf(style.online_purchase))
      : []
  const reserve =
    deposit === null
      ? []
      : action('reserve', text.reserve, checkout, lookOf(style.reserve), { detail: `${formatMoney(deposit)} deposit` })
  const payable = deposit !== null || onlinePurchase.length > 0
  const looks = keepOneFilled({
    enquire: on.enquire
      ? { text: chooseEnquiryText(vehicle, price, text), href: `/enquire?car_id=${id}`, look: lookOf(style.enquire) }
      : null,
    links: [
      // Beside the call; the two ways to buy it online are a pair of their own.
      ...(on.test_drive && canBeVisited(vehicle) && isTestDriveOn(site, vehicle.dealership_slug)
        ? action('test_drive', text.test_drive, withCar(site.routes.test_drive), lookOf(style.test_drive))
        : []),
      // The button of the two comes first.
      ...(lookOf(style.reserve) === 'text' ? [...onlinePurchase, ...reserve] : [...reserve, ...onlinePurchase]),
      // Nobody can apply for the finance of a vehicle whose price is not told.
      ...(on.finance && priceCents !== null && isFinanceOn(site, vehicle.dealership_slug)
        ? action('finance', text.finance, financeHref, lookOf(style.finance))
        : []),
      // What is not a way to this vehicle itself is text, so that the buttons stay few.
      ...(on.trade_in && offers.tradeIn ? action('trade_in', text.trade_in, withCar('/cars/trade-in'), 'text') : []),
      ...(site.vdp_config.make_an_offer ? action('offer', 'Make an Offer', withCar('/make-an-offer'), 'text') : []),
      ...action('history', 'History Report', offers.historyReport, 'text', { newTab: true }),
      ...listCustomButtons(vehicle, site).flatMap(({ text: words, href, look, newTab }) =>
        action(href === addressOf(site, 'tow_check') ? 'tow_check' : 'custom', words, href, look, { newTab }),
      ),
    ],
  })
  return {
    ...looks,
    callText: on.call ? text.call : null,
    online: payable
      ? {
          title: (deposit === null ? 'Buy' : onlinePurchase.length > 0 ? 'Reserve or buy' : 'Reserve') + ' it online',
          deposit: deposit === null ? null : `Held for ${site.checkout.hold_hours} hours, deposit 100% refundable.`,
        }
      : null,
    paymentIcons: on.payment_methods && payable ? site.vdp_config.payment_icons : [],
    locationText: on.location && isMapOn(site) ? text.location : null,
    chat:
      widget !== null && isBuilt(widget.script_url)
        ? { provider: widget.provider, scriptUrl: widget.script_url, account: widget.account }
        : null,
  }
}

/** The actions of a vehicle that is no longer available (VDP-02). */
export const noActions: PageActions = {
  enquire: null,
  callText: null,
  links: [],
  online: null,
  paymentIcons: [],
  locationText: null,
  chat: null,
}
