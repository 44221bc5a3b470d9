import type { Site } from '../site.ts'
import { findMainPhone } from './conditions.ts'

type Receivers = Pick<Site['leads'], 'emails' | 'adf_emails' | 'webhooks'>

const hasSystem = ({ adf_emails, webhooks }: Receivers): boolean => adf_emails.length + webhooks.length > 0

/**
 * Who receives personal information through this site, derived from what the site is configured to send where
 * (CONTENT-06). Each entry is a sentence without its full stop; the first is always true.
 */
export function listReceivers(site: Site): readonly string[] {
  const { leads, finance, integrations, chat, auth, analytics } = site
  const takesPayments = site.checkout.enabled || (site.online_payment.enabled && auth.authentication)
  const lender = site.finance_provider === null ? undefined : finance.lenders[site.finance_provider]
  const given: readonly (string | false | null | undefined)[] = [
    `The staff of ${site.name} who answer what you asked, by email`,
    (hasSystem(leads) || leads.routes.some(hasSystem)) &&
      'The provider of the customer management system in which we keep enquiries',
    'The company that hosts this website and its database for us',
    site.manufacturer !== null &&
      `${site.manufacturer.name} and its network, where your enquiry is about a new vehicle, a recall or a warranty`,
    finance.enabled &&
      (lender === undefined
        ? 'A credit provider, when you ask us to arrange finance'
        : `${lender.name}, when you ask us to arrange finance`),
    finance.enabled &&
      finance.quote.enabled &&
      finance.quote.provider === 'http' &&
      'A finance quote service, which receives the vehicle and its price, and not your name',
    site.trade_in.enabled &&
      integrations.valuations !== 'sandbox' &&
      'A vehicle valuation service, which receives the registration, kilometres and condition of your vehicle',
    takesPayments && 'A payment processor, which receives your card details directly; we never see the whole number',
    auth.authentication && 'A text message provider, which receives the mobile number you sign in with',
    integrations.geocoding !== 'built_in' &&
      'A mapping service, which receives the postcode that you type to find the nearest dealership',
    integrations.map === 'google' &&
      'Google, which delivers the maps of our locations and receives the internet address of visitors who see one',
    analytics.tag_manager_id !== null &&
      'Google and the measurement services that we load through Google Tag Manager, which receive what your browser ' +
        `tells about your visit${analytics.consent ? ', once you agree' : ''}`,
    chat.widget !== null && `${chat.widget.provider}, which runs our chat, when you open it`,
    'Government agencies, when the law requires it, such as for the transfer of a registration',
  ]
  return given.filter((entry) => typeof entry === 'string')
}

/** Where complaints go: the configured contact, else the e-mail and phone of the site (CONTENT-06). */
export function resolveComplaintsContact(site: Site): {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
} {
  const contact = site.complaints_contact
  return {
    name: contact?.name ?? null,
    email: contact?.email ?? site.email,
    phone: contact?.phone ?? findMainPhone(site),
  }
}
