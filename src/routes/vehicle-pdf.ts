import { isGone } from '#domain/vehicle/gone.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { getRequestContext } from '#server/request-context.ts'
import { isPrintingOn } from '#site/switches.ts'
import { buildVehicleSheet } from '#documents/vehicle-sheet.ts'
import { answerProblem } from '#http/answer-problem.ts'
import type { Route } from './+types/vehicle-pdf.ts'

/** Documents per client address and minute: more than a person reads, too few to overload the processor. */
const perMinute = 30

/** /cars/{slug}/document.pdf: the printable sheet of a vehicle, saved as {slug}.pdf (SHARE-05). */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { site, ctx, stock, findDocument, takeAllowance } = getRequestContext(context)
  const refuse = (status: number, title: string, detail: string, headers: Readonly<Record<string, string>> = {}) =>
    problem(request, status, title, detail, headers)
  const vehicle = await stock.findBySlug(ctx, params.slug)
  if (vehicle === null || !isPrintingOn(site, vehicle.dealership_slug))
    return refuse(404, 'Not found', 'There is no such document.')
  if (isGone(vehicle, ctx.now(), site.stock.gone_after_days))
    return refuse(410, 'Gone', 'This vehicle was sold some time ago.')
  if (!(await takeAllowance('pdf', perMinute, 60_000)))
    return refuse(429, 'Too many requests', 'You have opened a lot of PDFs in a short time. Try again in a minute.', {
      'Retry-After': '60',
    })

  const sheet = buildVehicleSheet(resolveListing(vehicle, site, ctx.now()), site, url.origin, ctx.now())
  const answer = await findDocument(sheet)
  if (!answer.ok) {
    switch (answer.error) {
      case 'busy':
        return refuse(503, 'Busy', 'We are busy with other PDFs. Try again in a moment.', {
          'Retry-After': '5',
        })
      case 'failed':
        return refuse(500, 'Failed', 'We could not make the PDF. Try again in a moment.')
    }
  }
  const { bytes, tag } = answer.document
  const headers = { ETag: tag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' }
  if (request.headers.get('If-None-Match') === tag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${sheet.fileName}"`,
    },
  })
}

/** Error response: problem details for the script of the button, plain text for a browser that followed the link. */
function problem(
  request: Request,
  status: number,
  title: string,
  detail: string,
  headers: Readonly<Record<string, string>>,
): Response {
  if ((request.headers.get('Accept') ?? '').includes('text/html'))
    return new Response(`${detail}\n`, {
      status,
      headers: { 'Cache-Control': 'no-store', ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    })
  return answerProblem(status, title, detail, headers)
}
