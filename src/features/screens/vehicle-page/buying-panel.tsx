import { use, type ReactNode, type Ref } from 'react'
import { formatMoney } from '#domain/format/format-money.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { CertifiedBadge } from './certified.tsx'
import { ChatButton } from './chat-button.tsx'
import { PageLinksContext } from './page-links.ts'
import { PaymentIcons } from './payment-icons.tsx'
import { PhoneReveal } from './phone-reveal.tsx'
import type { PageAction } from './build-actions.ts'
import type { VehiclePageView } from './vehicle-page-view.ts'

interface BuyingPanelProps {
  readonly page: VehiclePageView
  readonly views: number | null
  readonly price: ReactNode
  readonly finance: ReactNode
  /** The form that a sold vehicle shows in place of its actions (VDP-02). */
  readonly similarForm: ReactNode
  /** Watched by the sticky bar (VDP-03). */
  readonly priceRef: Ref<HTMLDivElement>
}

/** Characters; a longer title is written smaller, so that the price stays in sight. */
const longTitle = 44

/** Title, price, finance and actions: beside the pictures on a desktop, right below them on a phone. */
export function BuyingPanel({ page, views, price, finance, similarForm, priceRef }: BuyingPanelProps) {
  const { place, actions } = page
  return (
    <>
      <div className="grid grid-cols-1 gap-1.5">
        <h1
          className={`leading-tight wrap-anywhere ${page.title.length > longTitle ? 'text-xl' : 'text-2xl lg:text-[1.75rem]'}`}
        >
          {page.title}
        </h1>
        {page.subtitle !== null && <p className="text-lg wrap-anywhere text-muted">{page.subtitle}</p>}
        <p className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          {place.area !== null && (
            <span className="inline-flex items-center gap-1.5">
              <Icon name="place" size={16} />
              {place.map ? (
                <a href="#vehicle-map" className="-my-3 inline-flex min-h-11 items-center underline underline-offset-4">
                  {place.area}
                </a>
              ) : (
                place.area
              )}
            </span>
          )}
          {page.viewCounter && views !== null && views > 0 && (
            <span className="inline-flex items-center gap-1.5 tabular-nums">
              <Icon name="eye" size={16} />
              {`${views.toLocaleString('en-AU')} ${views === 1 ? 'view' : 'views'}`}
            </span>
          )}
        </p>
      </div>
      {page.certified !== null && <CertifiedBadge certified={page.certified} />}
      {page.inStock ? (
        <>
          <div ref={priceRef} className="grid gap-2">
            {price}
            {page.priceNote !== null && <p className="text-sm text-muted">{page.priceNote}</p>}
            {page.market !== null && (
              <p className="flex items-start gap-2 rounded-site border border-line bg-surface px-3 py-2 text-sm">
                <Icon name="trend" size={18} className="mt-px shrink-0 text-success" />
                <span>
                  <strong className="tabular-nums">{formatMoney(page.market.below)}</strong> below the market average of{' '}
                  <span className="tabular-nums">{formatMoney(page.market.average)}</span>
                </span>
              </p>
            )}
          </div>
          {finance !== null && <div className="border-t border-line pt-4">{finance}</div>}
          <Actions page={page} hasFinance={finance !== null} />
        </>
      ) : (
        <>
          <div ref={priceRef} className="grid gap-1 border-t border-line pt-4">
            <p className="text-3xl font-bold">SOLD</p>
            <p className="text-muted">This vehicle is no longer available.</p>
          </div>
          <section aria-labelledby="similar-heading" className="grid gap-4 border-t border-line pt-4">
            <h2 id="similar-heading" className="text-xl">
              Like this and want something similar?
            </h2>
            {similarForm}
          </section>
        </>
      )}
      {actions.reserve !== null && (
        <section
          id="reserve"
          aria-labelledby="reserve-heading"
          className="grid gap-1 border-t border-line pt-4 text-sm"
        >
          <h2 id="reserve-heading" className="text-base">
            Reserve Online
          </h2>
          <p>{`A deposit of ${actions.reserve.amount} holds it for ${actions.reserve.hours} hours and is 100% refundable.`}</p>
        </section>
      )}
      {actions.paymentIcons.length > 0 && <PaymentIcons icons={actions.paymentIcons} />}
    </>
  )
}

function Actions({ page, hasFinance }: { page: VehiclePageView; hasFinance: boolean }) {
  const {
    enquire = { href: page.actions.enquire?.href ?? '' },
    offer,
    phoneRevealed,
    historyOpened,
  } = use(PageLinksContext)
  const { actions, place } = page
  const { phone } = place
  const buttons = actions.links.filter(({ name, look }) => look !== 'text' && !(name === 'finance' && hasFinance))
  const texts = actions.links.filter(({ look }) => look === 'text')
  const propertiesOf = ({ name, href, newTab }: PageAction) => ({
    ...(name === 'offer' && offer !== undefined ? offer : { href }),
    ...(newTab ? { target: '_blank', rel: 'noopener' } : {}),
    ...(name === 'history' && historyOpened !== undefined ? { onClick: historyOpened } : {}),
    ...(href.startsWith('/') ? { 'data-nav': '' } : {}),
  })
  const main = actions.enquire
  if (
    main === null &&
    (phone === null || actions.callText === null) &&
    actions.links.length === 0 &&
    actions.chat === null
  )
    return null
  return (
    <div className="grid gap-2.5 border-t border-line pt-4">
      {main !== null && (
        <a data-nav="" {...enquire} className={buttonClass(main.look)}>
          {main.text}
        </a>
      )}
      {phone !== null && actions.callText !== null && (
        <PhoneReveal phone={phone} text={actions.callText} onReveal={() => phoneRevealed?.()} />
      )}
      {(buttons.length > 0 || actions.chat !== null) && (
        <div className="grid gap-2.5 sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2">
          {buttons.map((action) => (
            <a key={`${action.name} ${action.text}`} {...propertiesOf(action)} className={buttonClass(action.look)}>
              {action.text}
            </a>
          ))}
          {actions.chat !== null && <ChatButton chat={actions.chat} />}
        </div>
      )}
      {(texts.length > 0 || actions.locationText !== null) && (
        <p className="flex flex-wrap gap-x-5">
          {texts.map((action) => (
            <a
              key={`${action.name} ${action.text}`}
              {...propertiesOf(action)}
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            >
              {action.text}
              {action.newTab && <span className="sr-only"> (opens in a new tab)</span>}
            </a>
          ))}
          {actions.locationText !== null && (
            <a href="#vehicle-map" className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
              {actions.locationText}
            </a>
          )}
        </p>
      )}
    </div>
  )
}
