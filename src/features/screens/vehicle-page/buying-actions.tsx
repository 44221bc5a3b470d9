import { useTrack } from '#features/parts/analytics/track.ts'
import { CompareButton } from '#features/parts/compare/compare-button.tsx'
import { useEnquiryLink } from '#features/parts/vehicle-card/card-actions.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import type { PageAction } from './build-actions.ts'
import { ChatButton } from '#features/parts/chat/chat-button.tsx'
import { PhoneReveal } from './phone-reveal.tsx'
import type { VehiclePageView } from './vehicle-page-view.ts'

/** Icons of the actions that are links rather than buttons; any other has an arrow. */
const linkIcons: { readonly [Name in PageAction['name']]?: IconName } = {
  trade_in: 'body',
  offer: 'offer',
  history: 'report',
}

/**
 * Reports to the server that the visitor revealed the number (VDP-13). The number is shown even if the report fails. It
 * uses a beacon, because a visitor who calls at once leaves the page.
 */
function reportPhoneReveal({ car, dealershipId, websiteId }: VehiclePageView): void {
  const body = JSON.stringify({ car_id: car.id, dealership_id: dealershipId, website_id: websiteId })
  navigator.sendBeacon('/api/phone-reveal', new Blob([body], { type: 'application/json' }))
}

/** The words of a button with its detail. */
function ButtonText({ action: { text, detail } }: { action: PageAction }) {
  if (detail === null) return text
  return (
    <span className="button-words">
      {text} <small>{detail}</small>
    </span>
  )
}

/** The first action of the page (VDP-12). */
export function MainAction({ page: { actions } }: { page: VehiclePageView }) {
  const link = useEnquiryLink(actions.enquire?.href ?? '')
  return (
    actions.enquire !== null && (
      <a data-nav="" {...link} className={buttonClass(actions.enquire.look)}>
        {actions.enquire.text}
      </a>
    )
  )
}

/**
 * The further actions of the page: call, make an offer, chat, the dealer's custom buttons (VDP-12), and the comparison
 * with other vehicles where the site has one (`compared`).
 */
export function BuyingActions({
  page,
  hasFinance,
  compared,
}: {
  page: VehiclePageView
  hasFinance: boolean
  compared: { readonly id: string; readonly name: string } | null
}) {
  const track = useTrack()
  const { actions, place } = page
  const { phone } = place
  const hrefOf = (wanted: PageAction['name']): string => actions.links.find(({ name }) => name === wanted)?.href ?? ''
  const offer = useEnquiryLink(hrefOf('offer'))
  const testDrive = useEnquiryLink(hrefOf('test_drive'))
  const buttons = actions.links.filter(({ name, look }) => look !== 'text' && !(name === 'finance' && hasFinance))
  const texts = actions.links.filter(({ look }) => look === 'text')
  const propertiesOf = ({ name, href, newTab }: PageAction) => ({
    ...(name === 'offer' ? offer : name === 'test_drive' ? testDrive : { href }),
    ...(newTab ? { target: '_blank', rel: 'noopener' } : {}),
    ...(name === 'history' ? { onClick: () => track({ name: 'history_report', parameters: page.event }) } : {}),
    ...(href.startsWith('/') ? { 'data-nav': '' } : {}),
  })
  const call = phone === null || actions.callText === null ? null : { phone, text: actions.callText }
  if (call === null && actions.links.length === 0 && actions.chat === null && compared === null) return null
  return (
    <div className="-mt-1.5 grid gap-1.5">
      {(call !== null || buttons.length > 0 || actions.chat !== null) && (
        <div className="action-pairs">
          {call !== null && <PhoneReveal {...call} onReveal={() => reportPhoneReveal(page)} />}
          {buttons.map((action) => (
            <a key={`${action.name} ${action.text}`} {...propertiesOf(action)} className={buttonClass(action.look)}>
              <ButtonText action={action} />
            </a>
          ))}
          {actions.chat !== null && <ChatButton chat={actions.chat} />}
        </div>
      )}
      {(compared !== null || texts.length > 0 || actions.locationText !== null) && (
        <div className="action-links">
          {compared !== null && <CompareButton car={compared} look="words" />}
          {texts.map((action) => (
            <a key={`${action.name} ${action.text}`} {...propertiesOf(action)}>
              <Icon name={linkIcons[action.name] ?? 'forward'} />
              {action.text}
              {action.newTab && <span className="sr-only"> (opens in a new tab)</span>}
            </a>
          ))}
          {actions.locationText !== null && (
            <a href="#vehicle-map">
              <Icon name="place" />
              {actions.locationText}
            </a>
          )}
        </div>
      )}
    </div>
  )
}
