import { data } from 'react-router'
import { useTrack } from '#features/parts/analytics/track.ts'
import { describeAppointment } from '#features/parts/test-drive/describe-appointment.ts'
import { buildLeadEvent } from '#features/screens/enquiry/build-lead-event.server.ts'
import { SuccessPage } from '#features/screens/enquiry/success-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/success.ts'

/** Returns only car, appointment and event of the lead, so that the URL reveals nothing about the sender. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, ctx, leads } = getRequestContext(context)
  const id = url.searchParams.get('lead')
  const lead = id === null || id.length > 100 ? null : await leads.find(ctx, id)
  return data(
    {
      view: {
        title: site.forms.success_title,
        text: site.forms.success_text,
        leadId: lead?.id ?? null,
        car: lead?.car ? { name: lead.car.name, href: `/cars/${lead.car.slug}` } : null,
        appointment: lead === null ? null : describeAppointment(lead.form),
        searchPath: site.routes.search,
      },
      event: lead === null ? null : buildLeadEvent(lead),
      siteName: site.name,
    },
    { headers: { 'Cache-Control': 'no-store' } },
  )
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
