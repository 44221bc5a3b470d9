import { receiveSignIn, showSignIn } from '#features/screens/sign-in/handle-sign-in.server.ts'
import { SignInPage } from '#features/screens/sign-in/sign-in-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/sign-in.ts'

export { handle, headers } from '#features/parts/lead-form/form-route.ts'

/** /sign-in?type={type}&redirect={path}&back={path} (AUTH-01). */
export function loader({ context, url }: Route.LoaderArgs) {
  return showSignIn(getRequestContext(context), url.searchParams)
}

export function action({ request, context, url }: Route.ActionArgs) {
  return receiveSignIn(getRequestContext(context), url.searchParams, request)
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData === undefined ? 'Page not found' : `${loaderData.view.heading} – ${loaderData.siteName}`
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInPage view={loaderData.view} problem={actionData} />
}
