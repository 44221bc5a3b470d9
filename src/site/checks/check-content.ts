import { findPageReservation } from '../addresses.ts'
import { findLineFaults, findTextFaults } from '../content/content-text.ts'
import type { Place } from '../site-problem.ts'
import type { Site } from '../site.ts'
import { fault, type Fault } from './fault.ts'

/** Checks the pages and posts of a site: their paths, and what their texts name in braces (CONTENT-10). */
export function checkContent({ content, finance }: Site): readonly Fault[] {
  return [
    ...checkText(finance.page_text, ['finance', 'page_text']),
    ...content.pages.flatMap(({ path, title, intro, body }, index) => {
      const place: Place = ['content', 'pages', index]
      const reserved = findPageReservation(path)
      return [
        ...(reserved === null ? [] : [fault([...place, 'path'], reserved, 'a path that no page of the platform has')]),
        ...checkLine(title, [...place, 'title']),
        ...checkLine(intro, [...place, 'intro']),
        ...checkText(body, [...place, 'body']),
      ]
    }),
    ...content.blog.flatMap(({ title, summary, body }, index) => {
      const place: Place = ['content', 'blog', index]
      return [
        ...checkLine(title, [...place, 'title']),
        ...checkLine(summary, [...place, 'summary']),
        ...checkText(body, [...place, 'body']),
      ]
    }),
  ]
}

const expected = 'one of the variables that docs/guides/content.md lists'

const checkText = (text: string | null, place: Place): readonly Fault[] =>
  text === null ? [] : findTextFaults(text).map((message) => fault(place, message, expected))

const checkLine = (text: string | null, place: Place): readonly Fault[] =>
  text === null ? [] : findLineFaults(text).map((message) => fault(place, message, expected))
