import { data, redirect } from 'react-router'
import { buildAllPlaces, mostFormPlaces, type FormPlaces } from '#features/parts/content-forms/form-places.ts'
import { describeNextSteps } from '#features/parts/content-forms/next-steps.ts'
import { showForm } from '#features/parts/lead-form/form-route.server.ts'
import { buildFormMeta, noStore, type FormPageData } from '#features/parts/lead-form/form-route.ts'
import type { MetaTag } from '#features/parts/page-meta/page-meta.ts'
import { isViewing, nameTestDrive } from '#site/test-drive-words.ts'
import { buildSiteMeta } from '#features/parts/page-meta/site-meta.ts'
import { loadTestDrive } from '#features/parts/test-drive/load-test-drive.server.ts'
import { receiveTestDrive } from '#features/parts/test-drive/receive-test-drive.server.ts'
import { createTestDriveForm } from '#features/parts/test-drive/test-drive-form.ts'
import { buildTestDrivePlaces, type TestDrivePlace } from '#features/parts/test-drive/test-drive-place.ts'
import { TestDrivePage } from '#features/screens/test-drive/test-drive-page.tsx'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import { sendsForm } from './load-vehicle-form.ts'
import type { Route } from './+types/test-drive.ts'

export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '#features/parts/lead-form/form-route.ts'

/**
 * A vehicle that cannot be driven can still be asked about; a sold one as something similar. A request that was sent is
 * taken as that enquiry, since the vehicle may have been sold while the form was open.
 */
async function resolveTarget(services: RequestContext, query: URLSearchParams, isSent: boolean) {
  const request = await loadTestDrive(services, query)
  switch (request.kind) {
    case 'offered':
      return request
    case 'off':
      throw data(null, { status: 404 })
    case 'not_for_vehicle': {
      if (isSent) return request
      const id = encodeURIComponent(request.vehicle.id)
      throw redirect(`/enquire?car_id=${id}${request.sold ? '&about=similar' : ''}`)
    }
  }
}

/** /book-test-drive/?car_id={id or slug}&location_id={id or slug}, both optional (LEAD-11). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site } = services
  const { target } = await resolveTarget(services, url.searchParams, context.get(sendsForm))
  const form = showForm(services, createTestDriveForm(target, site))
  const found = buildTestDrivePlaces(site, target.locations, target.nowMs)
  const places = found.slice(0, mostFormPlaces)
  const allPlaces = buildAllPlaces(site, found.length)
  const next = describeNextSteps(site, 'booking', 'sales', found.length === 1 ? found[0]?.name : null)
  const visit = isViewing(site) ? 'see' : 'drive'
  const head =
    url.searchParams.size > 0
      ? null
      : buildSiteMeta(site, url.origin, {
          title: nameTestDrive(site),
          description: `Choose a vehicle, a day and a time, and ${visit} it at ${site.name}. No obligation.`,
          path: site.routes.test_drive,
        })
  return data({ ...form.data, intro: site.test_drive.landing_text, places, allPlaces, next, head }, noStore)
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = getRequestContext(context)
  context.set(sendsForm, true)
  const load = async () => {
    const { target, vehicle } = await resolveTarget(services, url.searchParams, true)
    return { form: createTestDriveForm(target, services.site), vehicle }
  }
  return receiveTestDrive(services, load, request)
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { head = null }: TestDriveData = loaderData ?? { showing: null, siteName: '' }
  // The page of one vehicle's test drive is for its visitor alone.
  return head === null ? buildFormMeta(loaderData, loaderData?.showing?.view.heading ?? 'Book a Test Drive') : [...head]
}

/** Without a connection there is no form and nothing around it. */
interface TestDriveData extends FormPageData {
  readonly intro?: string | null
  readonly places?: readonly TestDrivePlace[]
  readonly allPlaces?: FormPlaces['all']
  readonly next?: readonly string[]
  readonly head?: readonly MetaTag[] | null
}

export default function TestDrive({ loaderData, actionData }: Route.ComponentProps) {
  const { showing, intro = null, places = [], allPlaces = null, next = [] }: TestDriveData = loaderData
  return <TestDrivePage {...{ showing, intro, places, allPlaces, next }} refused={actionData} />
}
