import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#tests/fixtures/server-process.ts'

/** What no visitor reads, and what stands in its place. */
const rules: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bplease\b/i, 'an instruction: "Try again in a minute."'],
  [/\b(?:oops|whoops|uh-oh)\b/i, 'what happened'],
  [/\be-mail/i, 'email'],
  [/\bweb sites?\b/i, 'website'],
  [/\bsomebody\b/i, 'someone'],
  [/\bsaved cars?\b/i, 'saved vehicles, as the heart and its list call them'],
  [/ [a-z]{2,20}!['"`<]/, 'a full stop'],
]

/** Phrases that the specification quotes, and what a visitor says to the dealer. */
const quoted = [
  'Please fix the following errors:',
  'Invalid postcode. Please enter a 4-digit number.',
  'Dealer comments are pending. Please check back here later.',
  'Can you please find me something similar?',
  'Hi, please call me about',
]

const withoutComments = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((line) => (line.trimStart().startsWith('//') ? '' : line))
    .join('\n')

/** Lines that break a rule: 'file:line: the line → what stands in its place'. */
function findBreaches(file: string, text: string): readonly string[] {
  const told = quoted.reduce((rest, phrase) => rest.replaceAll(phrase, ''), withoutComments(text))
  return told
    .split('\n')
    .flatMap((line, index) =>
      rules
        .filter(([word]) => word.test(line))
        .map(([, instead]) => `${file}:${index + 1}: ${line.trim()} → ${instead}`),
    )
}

test('what visitors read is plain: no requests, no exclamations, one name for one thing', () => {
  // A check that sees nothing would always pass.
  for (const planted of ["'Please wait.'", '<p>Oops</p>', "'Your e-mail'", "'It is yours now!'"])
    expect(findBreaches('planted', planted)).toHaveLength(1)
  expect(findBreaches('planted', "// Please\n/* e-mail */\n'Please fix the following errors:'")).toEqual([])

  const files = globSync(
    ['src/{features,routes,domain,listing,documents}/**/*.{ts,tsx}', 'content/**/*.md', 'src/root.tsx'],
    {
      cwd: projectRoot,
    },
  ).filter((file) => !/\.(?:test|testkit)\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => findBreaches(file, readFileSync(join(projectRoot, file), 'utf8')))).toEqual([])
})
