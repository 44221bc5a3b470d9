import { answerProblem } from '#http/answer-problem.ts'
import { findMakeMark } from '#site/directory/make-mark.ts'
import type { Route } from './+types/make-mark.ts'

/** /images/makes/{slug}.svg: the name of a make as the platform draws it (TEN-10). */
export function loader({ params }: Route.LoaderArgs): Response {
  const mark = findMakeMark(params.file)
  if (mark === null) return answerProblem(404, 'Not found', 'There is no such make.')
  return new Response(mark, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
