import { data } from 'react-router'
import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'
import { buildSiteMeta } from '#features/parts/page-meta/site-meta.ts'
import { buildShowing, receiveLead } from '#features/parts/lead-form/form-route.server.ts'
import { noStore, type FormShowing } from '#features/parts/lead-form/form-route.ts'
import { ContentPage } from '#features/screens/content/content-page.tsx'
import { describePreview, type ContentPageText } from '#features/parts/content/article.ts'
import type { MetaTag } from '#features/parts/page-meta/page-meta.ts'
import { findPageForm, loadContentPage } from '#features/parts/content/load-content-page.server.ts'
import { buildBarLead } from '#features/parts/site-frame/bar-lead.ts'
import type { PageBar } from '#features/parts/site-frame/page-data.ts'
import { buildFaqData } from '#features/parts/structured-data/faq-data.ts'
import {
  buildServiceAdvantage,
  type ServiceAdvantageView,
} from '#features/parts/service-advantage/service-advantage-view.ts'
import { getRequestContext } from '#server/request-context.ts'
import { findAddress } from '#site/addresses.ts'
import type { Route } from './+types/content-page.ts'

export { clientAction, headers, shouldRevalidate } from '#features/parts/lead-form/form-route.ts'
export { meta } from '#features/parts/page-meta/route-meta.ts'

interface ContentPageAnswer extends PageBar {
  readonly page: ContentPageText
  readonly showing: FormShowing | null
  /** Capped prices of servicing, on the page of the service department alone (CONTENT-04). */
  readonly advantage: ServiceAdvantageView | null
  readonly meta: readonly MetaTag[]
}

/** A page without a form needs no scripts (see root.tsx). */
export const handle = { scriptless: ({ showing }: ContentPageAnswer) => showing === null }

/** A page of the platform's words or the site's own (CONTENT-10), with a form under it where the site wants one. */
export function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site } = services
  const path = trimTrailingSlashes(url.pathname)
  const page = loadContentPage(services, path)
  if (page === null) throw data(null, { status: 404 })
  const form = findPageForm(site, path)
  const isService = findAddress(site, path) === 'service'
  const answer: ContentPageAnswer = {
    ...(isService ? { pageBar: { lead: buildBarLead(site, { kind: 'service' }) } } : {}),
    page,
    showing: form === null ? null : buildShowing(services, form),
    advantage: isService ? buildServiceAdvantage(site) : null,
    meta: buildSiteMeta(site, url.origin, {
      title: page.article.name,
      description: page.article.description,
      path,
      picture: describePreview(page.article),
      describe: () => buildFaqData(page.article.questions),
    }),
  }
  return data(answer, form === null ? {} : noStore)
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = getRequestContext(context)
  const form = findPageForm(services.site, trimTrailingSlashes(url.pathname))
  if (form === null) throw data(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  return receiveLead(services, { form, vehicle: null }, request)
}

export default function ContentPageRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, showing, advantage } = loaderData
  return <ContentPage page={page} showing={showing} advantage={advantage} refused={actionData} />
}
