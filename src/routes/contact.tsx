import { data } from 'react-router'
import { createContentForm } from '#features/parts/content-forms/content-forms.ts'
import { resolveContentPage } from '#features/parts/content-forms/content-pages.ts'
import { buildShowing, receiveLead } from '#features/parts/lead-form/form-route.server.ts'
import { notKept } from '#features/parts/lead-form/form-route.ts'
import { ContactPage } from '#features/screens/locations/contact-page.tsx'
import { buildContact } from '#features/screens/locations/contact-view.ts'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import { addressOf } from '#site/addresses.ts'
import { resolveSiteOrigin } from '#site/site-origin.ts'
import type { Route } from './+types/contact.ts'

export { clientAction, handle, headers, shouldRevalidate } from '#features/parts/lead-form/form-route.ts'

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
      siteName: site.name,
      page: { title, intro, formTitle },
      contact: buildContact(site, ctx.now(), findReviews),
      canonical: resolveSiteOrigin(site, url.origin) + addressOf(site, 'contact'),
    },
    notKept,
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = getRequestContext(context)
  return receiveLead(services, { form: resolvePage(services).form, vehicle: null }, request)
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }]
  const { page, siteName, canonical } = loaderData
  return [
    { title: `${page.title} – ${siteName}` },
    { name: 'description', content: `${page.intro} ${siteName}.` },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ]
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { page, contact, showing } = loaderData
  return <ContactPage page={page} contact={contact} showing={showing} refused={actionData} />
}
