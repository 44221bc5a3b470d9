import { useTrack } from '#features/parts/analytics/track.ts'
import { CompareButton } from '#features/parts/compare/compare-button.tsx'
import { useEnquiryLink } from '#features/parts/vehicle-card/card-actions.ts'
import { buttonClass } from '#ui/button-class.ts'
import type { PageAction } from './build-actions.ts'
import { ChatButton } from '#features/parts/chat/chat-button.tsx'
import { PhoneReveal, wordsClass } from './phone-reveal.tsx'
import type { VehiclePageView } from './vehicle-page-view.ts'

const textLink = 'inline-flex min-h-11 items-center text-link underline underline-offset-4'

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
    <span className={wordsClass}>
      {text} <small className="text-sm font-normal tracking-normal normal-case">{detail}</small>
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
        <p className="flex flex-wrap gap-x-3 lg:*:min-h-9">
          {compared !== null && <CompareButton car={compared} look="words" />}
          {texts.map((action) => (
            <a key={`${action.name} ${action.text}`} {...propertiesOf(action)} className={textLink}>
              {action.text}
              {action.newTab && <span className="sr-only"> (opens in a new tab)</span>}
            </a>
          ))}
          {actions.locationText !== null && (
            <a href="#vehicle-map" className={textLink}>
              {actions.locationText}
            </a>
          )}
        </p>
      )}
    </div>
  )
}
