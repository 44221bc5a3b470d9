import { data } from 'react-router'
import { buildSiteMeta } from '#features/parts/page-meta/site-meta.ts'
import { buildDepartmentChat } from '#features/parts/chat/department-chat.ts'
import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'
import { createContentForm } from '#features/parts/content-forms/content-forms.ts'
import { isContentFormId, isContentPageOn, resolveContentPage } from '#features/parts/content-forms/content-pages.ts'
import { parseContentPrefill } from '#features/parts/content-forms/content-prefill.ts'
import { buildFormPlaces } from '#features/parts/content-forms/form-places.ts'
import { buildShowing, receiveLead } from '#features/parts/lead-form/form-route.server.ts'
import { noStore } from '#features/parts/lead-form/form-route.ts'
import { buildServiceAdvantage } from '#features/parts/service-advantage/service-advantage-view.ts'
import { describePreview } from '#features/parts/content/article.ts'
import { loadContentPage } from '#features/parts/content/load-content-page.server.ts'
import { buildFaqData } from '#features/parts/structured-data/faq-data.ts'
import { ContentFormPage } from '#features/screens/enquiry/content-form-page.tsx'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import { addressOf, findAddress } from '#site/addresses.ts'
import { isHiddenPage } from '#site/content/own-pages.ts'
import type { Route } from './+types/content-form.ts'

export { clientAction, handle, headers, shouldRevalidate } from '#features/parts/lead-form/form-route.ts'
export { meta } from '#features/parts/page-meta/route-meta.ts'

function resolvePage({ site }: RequestContext, url: URL) {
  const id = findAddress(site, url.pathname)
  if (!isContentFormId(id) || !isContentPageOn(site, id) || isHiddenPage(site, url.pathname))
    throw data(null, { status: 404 })
  const page = resolveContentPage(id, site)
  const prefill = parseContentPrefill(site, url.searchParams)
  return { id, page, form: createContentForm(id, site, page, prefill) }
}

/** A page with a form about no vehicle: enquiries, contact, fleet, careers, service booking, call back (LEAD-15). */
export function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site, ctx } = services
  const { id, page, form } = resolvePage(services, url)
  const { title, intro, formTitle = null, department, textFirst = false, answers = null } = page
  const text = loadContentPage(services, trimTrailingSlashes(url.pathname))
  return data(
    {
      showing: buildShowing(services, form),
      page: {
        title: text?.article.title ?? title,
        intro: text?.article.intro ?? intro,
        formTitle,
        places: buildFormPlaces(site, department, { nowMs: ctx.now(), answers }),
        text: text === null ? null : { ...text, first: textFirst },
      },
      chat: department === 'service' || department === 'parts' ? buildDepartmentChat(site, department) : null,
      advantage: id === 'genuine_service' ? buildServiceAdvantage(site) : null,
      meta: buildSiteMeta(site, url.origin, {
        title: text?.article.name ?? title,
        description: text?.article.description ?? `${intro} ${site.name}.`,
        path: addressOf(site, id),
        picture: text === null ? null : describePreview(text.article),
        describe: () => (text === null ? [] : buildFaqData(text.article.questions)),
      }),
    },
    noStore,
  )
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = getRequestContext(context)
  const { form } = resolvePage(services, url)
  return receiveLead(services, { form, vehicle: null }, request)
}

export default function ContentForm({ loaderData, actionData }: Route.ComponentProps) {
  return <ContentFormPage {...loaderData} refused={actionData} />
}
