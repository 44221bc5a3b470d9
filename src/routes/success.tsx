import { data } from 'react-router'
import { isSoldMeanwhile, soldMeanwhileText } from '#domain/enquiry/sold-meanwhile.ts'
import { generalSubcategory, testDriveSubcategory, type EnquiryKind } from '#domain/enquiry/resolve-enquiry.ts'
import { buildPhoneHref, formatPhone } from '#domain/phone/format-phone.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { sizePicture } from '#domain/picture/picture-sources.ts'
import { departmentOf } from '#features/parts/content-forms/form-places.ts'
import { describeNextSteps, describeReply } from '#features/parts/content-forms/next-steps.ts'
import { useTrack } from '#features/parts/analytics/track.ts'
import { buildOpeningHours } from '#features/parts/opening-hours/opening-hours-view.ts'
import { loadSimilar } from '#features/parts/similar-vehicles/load-similar.server.ts'
import { describeAppointment } from '#features/parts/test-drive/describe-appointment.ts'
import { resolveCardSettings } from '#features/parts/vehicle-card/card-settings.ts'
import { resolveCardList } from '#features/parts/vehicle-card/resolve-card-list.ts'
import { buildVehicleCard, type VehicleCardView } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import { buildLeadEvent } from '#features/screens/enquiry/build-lead-event.server.ts'
import { SuccessPage } from '#features/screens/enquiry/success-page.tsx'
import { resolveListing } from '#listing/resolve-listing.ts'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import { addressOf } from '#site/addresses.ts'
import { hasAddress, listAddressLines } from '#site/location-place.ts'
import type { Location, Site } from '#site/site.ts'
import { findVehicleLocation, resolveVehiclePhone } from '#site/vehicle-place.ts'
import type { Route } from './+types/success.ts'
import { noStoreHeaders } from '#http/no-store.ts'

const unknownLead = {
  title: 'No enquiry to show',
  text:
    'This page confirms an enquiry straight after you send it, and we have none to show you here. ' +
    'If you have a question for us, send it now and we will get back to you.',
}

/** Returns only car, appointment and event of the lead, so that the URL reveals nothing about the sender. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site, ctx, leads, stock } = services
  const id = url.searchParams.get('lead')
  const lead = id === null || id.length > 100 ? null : await leads.find(ctx, id)
  const vehicle = lead?.car ? await stock.findByIdOrSlug(ctx, lead.car.slug) : null
  const picture = vehicle?.primary_image_url ?? null
  const phone = vehicle === null ? site.phone : resolveVehiclePhone(vehicle, site)
  const location = vehicle === null ? null : findVehicleLocation(vehicle, site)
  return data(
    {
      view: {
        // Without a lead the address was opened by itself, and there is nothing to thank for.
        title: lead === null ? unknownLead.title : site.forms.success_title,
        text: lead === null ? unknownLead.text : site.forms.success_text,
        leadId: lead?.id ?? null,
        car: lead?.car
          ? {
              name: lead.car.name,
              href: `/cars/${lead.car.slug}`,
              image: picture === null ? null : sizePicture(picture, 320),
            }
          : null,
        notice: lead !== null && isSoldMeanwhile(lead) ? soldMeanwhileText : null,
        // A test drive of a vehicle that had been sold became an enquiry, and has no appointment.
        appointment: lead?.subcategory === testDriveSubcategory ? describeAppointment(lead.form) : null,
        reply: lead === null ? null : describeReply(site),
        next: lead === null ? [] : describeSteps(site, lead, location),
        place: {
          name: location?.name ?? site.name,
          address: location !== null && hasAddress(location) ? listAddressLines(location) : [],
          phone: phone === null ? null : { text: formatPhone(phone), href: buildPhoneHref(phone) },
          hours: buildOpeningHours(site, location, ctx.now()),
        },
        similar: vehicle === null ? [] : await loadSimilarCards(services, vehicle),
        searchPath: site.routes.search,
        contactPath: addressOf(site, 'contact'),
      },
      event: lead === null ? null : buildLeadEvent(lead),
      siteName: site.name,
    },
    { headers: noStoreHeaders },
  )
}

/** What happens to an enquiry that somebody answers; nothing is said of others, such as feedback or a payment. */
function describeSteps(
  site: Site,
  { category, subcategory }: EnquiryKind,
  location: Location | null,
): readonly string[] {
  const department = departmentOf(category)
  if (department === null && subcategory !== generalSubcategory) return []
  const kind = subcategory === testDriveSubcategory ? 'booking' : 'enquiry'
  return describeNextSteps(site, kind, department, location?.name)
}

/** Their repayments would put a warning on this page (FIN-07). */
async function loadSimilarCards(services: RequestContext, vehicle: Vehicle): Promise<readonly VehicleCardView[]> {
  const { site, ctx } = services
  const cards = (await loadSimilar(services, vehicle)).map((other) =>
    buildVehicleCard(
      { ...resolveListing(other, site, ctx.now()), cardFinance: null },
      resolveCardSettings(site, other.dealership_slug),
    ),
  )
  return resolveCardList(cards)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.view.title ?? 'Thank you'} – ${loaderData?.siteName ?? ''}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Success({ loaderData }: Route.ComponentProps) {
  const track = useTrack()
  const { view, event } = loaderData
  return (
    <SuccessPage
      view={view}
      onFirstShown={() => {
        if (event !== null) track(event)
      }}
    />
  )
}
