import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createRepayment } from '#domain/finance/repayment.ts'
import { dollars } from '#domain/money/cents.ts'
import { FinanceLine } from './finance-line.tsx'
import { FinanceNote } from './finance-note.tsx'

const figureOf = (lender: string, terms?: string) =>
  createRepayment({
    period: 'week',
    amount: dollars(141),
    interestRate: 7.49,
    comparisonRate: 8.08,
    example: 'Example: $30,000 secured over 5 years.',
    warning: 'WARNING: …',
    lender,
    ...(terms === undefined ? {} : { terms }),
  })
const five = '5 years, 10% deposit'
const law = 'Example: $30,000 secured over 5 years. WARNING: …'

describe('the note above a list of cards', () => {
  const render = (...figures: readonly (readonly [lender: string, terms?: string | undefined, shared?: boolean])[]) =>
    renderToStaticMarkup(
      <FinanceNote
        cards={figures.map(([lender, terms, sharesTerms = false]) => ({
          finance: figureOf(lender, terms),
          warnsItself: false,
          sharesTerms,
        }))}
      />,
    )

  test.each([
    ['terms that all share', [['Alpha', five, true]], `* Alpha: ${five}. ${law}`],
    [
      'the same of two lenders',
      [
        ['A', five, true],
        ['B', five, true],
      ],
      `* A and B: ${five}. ${law}`,
    ],
    [
      'no terms that differ',
      [
        ['A', five],
        ['B', '7 years'],
      ],
      `* A and B. ${law}`,
    ],
    ['no terms that are unknown', [['Alpha', undefined, true]], `* Alpha. ${law}`],
  ] as const)('FIN-04 FIN-07 names %s', (_case, figures, words) => {
    expect(render(...figures)).toContain(`"><p>${words}</p></div>`)
  })
})

test.each([
  ['stand on it where they differ', { warnsItself: false }, true],
  ['stand in the note where all share them', { warnsItself: false, sharesTerms: true }, false],
  ['stand on a card with a warning of its own', { warnsItself: true, sharesTerms: true }, true],
])('FIN-04 FIN-07 the terms of the figure of a card %s', (_case, place, told) => {
  const html = renderToStaticMarkup(<FinanceLine finance={figureOf('Alpha', five)} enquireHref="/enquire" {...place} />)
  expect(html.includes(five)).toBe(told)
})
