import { useTrack } from '#features/parts/analytics/track.ts'
import { CompareButton } from '#features/parts/compare/compare-button.tsx'
import { useEnquiryLink } from '#features/parts/vehicle-card/card-actions.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import type { PageAction } from './build-actions.ts'
import { ChatButton } from '#features/parts/chat/chat-button.tsx'
import { PaymentIcons } from './payment-icons.tsx'
import { PhoneReveal } from './phone-reveal.tsx'
import type { VehiclePageView } from './vehicle-page-view.ts'

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

const isTestDrive = ({ name, look }: PageAction): boolean => name === 'test_drive' && look !== 'text'

/** The first actions of the page (VDP-12): to enquire, and to drive the vehicle. */
export function MainActions({ page: { actions } }: { page: VehiclePageView }) {
  const drive = actions.links.find(isTestDrive)
  const enquiry = useEnquiryLink(actions.enquire?.href ?? '')
  const booking = useEnquiryLink(drive?.href ?? '')
  return (
    (actions.enquire !== null || drive !== undefined) && (
      <div className="action-pairs">
        {actions.enquire !== null && (
          <a data-nav="" {...enquiry} className={buttonClass(actions.enquire.look)}>
            {actions.enquire.text}
          </a>
        )}
        {drive !== undefined && (
          <a data-nav="" {...booking} className={buttonClass(drive.look)}>
            {drive.text}
          </a>
        )}
      </div>
    )
  )
}

const isOnline = ({ name }: PageAction): boolean => name === 'reserve' || name === 'online_purchase'

/**
 * The ways to hold or buy the vehicle from home, with what the deposit means and how it is paid (VDP-12, VDP-18). The
 * cards of the lists lead here.
 */
function OnlineBlock({ actions: { links, online, paymentIcons } }: Pick<VehiclePageView, 'actions'>) {
  if (online === null) return null
  return (
    <div id="reserve" className="online-block">
      <h2>{online.title}</h2>
      <div className="action-pairs">
        {links.filter(isOnline).map((action) => (
          <a key={action.name} data-nav="" href={action.href} className={buttonClass(action.look)}>
            <ButtonText action={action} />
          </a>
        ))}
      </div>
      {online.deposit !== null && <p>{online.deposit}</p>}
      {paymentIcons.length > 0 && <PaymentIcons icons={paymentIcons} />}
    </div>
  )
}

/**
 * The further actions of the page: call, chat and the dealer's own buttons, what can be done online, and last, in one
 * row, what is text, such as an offer, with the comparison where the site can compare (`compared`), and the way to the
 * share bar where the page has one (`shares`) (VDP-12).
 */
export function BuyingActions({
  page,
  hasFinance,
  compared,
  shares,
}: {
  page: VehiclePageView
  hasFinance: boolean
  compared: { readonly id: string; readonly name: string } | null
  shares: boolean
}) {
  const track = useTrack()
  const { actions, place } = page
  const { phone } = place
  const offer = useEnquiryLink(actions.links.find(({ name }) => name === 'offer')?.href ?? '')
  const rest = actions.links.filter(
    (action) => !isTestDrive(action) && !isOnline(action) && !(action.name === 'finance' && hasFinance),
  )
  const buttons = rest.filter(({ look }) => look !== 'text')
  const texts = rest.filter(({ look }) => look === 'text')
  // The place above leads to the map as well.
  const mapText = place.area === null ? actions.locationText : null
  const propertiesOf = ({ name, href, newTab }: PageAction) => ({
    ...(name === 'offer' ? offer : { href }),
    ...(newTab ? { target: '_blank', rel: 'noopener' } : {}),
    ...(name === 'history' ? { onClick: () => track({ name: 'history_report', parameters: page.event }) } : {}),
    ...(href.startsWith('/') ? { 'data-nav': '' } : {}),
  })
  const call = phone === null || actions.callText === null ? null : { phone, text: actions.callText }
  return (
    <div className="further-actions">
      {call !== null && <PhoneReveal {...call} onReveal={() => reportPhoneReveal(page)} />}
      {(buttons.length > 0 || actions.chat !== null) && (
        <div className="action-pairs">
          {buttons.map((action) => (
            <a key={`${action.name} ${action.text}`} {...propertiesOf(action)} className={buttonClass(action.look)}>
              {action.text}
            </a>
          ))}
          {actions.chat !== null && <ChatButton chat={actions.chat} />}
        </div>
      )}
      <OnlineBlock actions={actions} />
      {(compared !== null || shares || texts.length > 0 || mapText !== null) && (
        <div className="action-links">
          {texts.map((action) => (
            <a key={`${action.name} ${action.text}`} {...propertiesOf(action)}>
              <Icon name={action.icon} />
              {action.text}
              {action.newTab && <span className="sr-only"> (opens in a new tab)</span>}
            </a>
          ))}
          {compared !== null && <CompareButton car={compared} look="words" />}
          {shares && (
            <a href="#share">
              <Icon name="share" />
              Share
            </a>
          )}
          {mapText !== null && (
            <a href="#vehicle-map">
              <Icon name="place" />
              {mapText}
            </a>
          )}
        </div>
      )}
    </div>
  )
}
