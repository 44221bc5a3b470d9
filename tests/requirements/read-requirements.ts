interface Requirements {
  /** Ids of all rows, in the order of the document. */
  readonly rows: readonly string[]
  /** Ids that the document lists as rows without a test. */
  readonly withoutTest: readonly string[]
  /** Ids that it lists as proved in part. */
  readonly inPart: readonly string[]
}

/** Ids of `docs/requirements.md`: a row is a list item that begins with its id. */
export function readRequirements(markdown: string): Requirements {
  const [, list = ''] = /^## Rows without a test$([\s\S]*?)^## /m.exec(markdown) ?? []
  const [, parts = ''] = /^## Rows proved in part$([\s\S]*?)^## /m.exec(markdown) ?? []
  return {
    rows: [...markdown.matchAll(/^- ([A-Z]+-\d\d) /gm)].map(([, id = '']) => id),
    withoutTest: [...list.matchAll(/^- [A-Z]+: (.*)$/gm)].flatMap(([, ids = '']) => ids.split(', ')),
    inPart: [...parts.matchAll(/^- ([A-Z]+-\d\d): /gm)].map(([, id = '']) => id),
  }
}

/** Ids in the titles of tests and of their groups and steps; a title stands on the line of its call. */
export function readTitledIds(source: string): string[] {
  const titles = source.matchAll(/\b(?:test|it|describe)(?:\.[a-z]+)*(?:\([^()]*\))?\(\s*(['"`])((?:(?!\1).)*)\1/g)
  return [...titles].flatMap(([, , title = '']) => [...title.matchAll(/\b[A-Z]+-\d\d\b/g)].map(([id]) => id))
}
