/** Problem details (RFC 9457); `type` is absent and so means 'about:blank'. */
interface ProblemDetails {
  readonly title: string
  readonly status: number
  /** A sentence for the developer who wrote the call. */
  readonly detail: string
}

/** An error of an address that scripts call, as problem details (RFC 9457). No cache may store it. */
export function answerProblem(
  status: number,
  title: string,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const problem: ProblemDetails = { title, status, detail }
  return Response.json(problem, {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  })
}
