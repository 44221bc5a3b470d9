/**
 * An error of an address that scripts call, as problem details (RFC 9457); kept by nobody. `detail` is a sentence for
 * whoever wrote the call.
 */
export function answerProblem(
  status: number,
  title: string,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(
    { title, status, detail },
    { status, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers } },
  )
}
