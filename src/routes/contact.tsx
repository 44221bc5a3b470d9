import { data } from 'react-router'
import { buildSiteMeta } from '#features/parts/page-meta/site-meta.ts'
import { createContentForm } from '#features/parts/content-forms/content-forms.ts'
import { resolveContentPage } from '#features/parts/content-forms/content-pages.ts'
import { buildShowing, receiveLead } from '#features/parts/lead-form/form-route.server.ts'
import { noStore } from '#features/parts/lead-form/form-route.ts'
import { ContactPage } from '#features/screens/locations/contact-page.tsx'
import { buildContact } from '#features/screens/locations/contact-view.ts'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import { addressOf } from '#site/addresses.ts'
import { namePage } from '#site/name-page.ts'
import type { Route } from './+types/contact.ts'

export { clientAction, handle, headers, shouldRevalidate } from '#features/parts/lead-form/form-route.ts'
export { meta } from '#features/parts/page-meta/route-meta.ts'

function resolvePage({ site }: RequestContext) {
  const page = resolveContentPage('contact', site)
  return { page, form: createContentForm('contact', site, page) }
}

/** /contact and /contact-us: the general enquiry form, the locations, phone, hours and map (LOC-15). */
export function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site, ctx, findReviews } = services
  const { page, form } = resolvePage(services)
  const { title, intro, formTitle = null } = page
  return data(
    {
      showing: buildShowing(services, form),
      page: { title, intro, formTitle },
      contact: buildContact(site, ctx.now(), findReviews),
      meta: buildSiteMeta(site, url.origin, {
        title: namePage(site, addressOf(site, 'contact'), 'Contact Us'),
        description: `${intro} ${site.name}.`,
        path: addressOf(site, 'contact'),
      }),
    },
    noStore,
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = getRequestContext(context)
  return receiveLead(services, { form: resolvePage(services).form, vehicle: null }, request)
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { page, contact, showing } = loaderData
  return <ContactPage page={page} contact={contact} showing={showing} refused={actionData} />
}
