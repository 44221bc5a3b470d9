import { Text } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { formatMoney } from '#domain/format/format-money.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'
import { box, words, type Tools } from './pdf-elements.ts'
import { toPdfText } from './pdf-text.ts'
import { tagged } from './render-tagged-pdf.ts'

/** What is saved, the marker of a reduced price and the earlier price, in the order of the web page (PRICE-02). */
function buildDeal(
  { was, reduced }: PriceDisplay & { readonly kind: 'amount' },
  bold: string[],
  colour: { readonly color: string },
): ReactNode {
  if (was === null && reduced === null) return null
  const strong = { ...colour, fontFamily: bold, fontSize: 10 }
  return box(
    { flexDirection: 'row', flexWrap: 'wrap', columnGap: 6, marginTop: 2 },
    was === null || was.saving === null ? null : words(strong, `Save ${formatMoney(was.saving)}`),
    reduced === null ? null : words(strong, reduced.text),
    was === null
      ? null
      : tagged(
          'P',
          h(
            Text,
            { style: { ...colour, fontSize: 10 } },
            `${toPdfText(was.text)} `,
            h(Text, { style: { textDecoration: 'line-through' } }, toPdfText(formatMoney(was.amount))),
          ),
        ),
  )
}

/** The words of the comparison rate and its figure on one line. */
const keepRateWhole = (text: string): string => text.replace('comparison rate ', 'comparison\u00a0rate\u00a0')

/** The price in its frame, and below it the finance figure with its example and the words about the price type. */
export function buildPrice({ sheet, bold }: Tools): ReactElement {
  const { price, look, priceNote, finance } = sheet
  const colour = { color: look.brandText }
  const figure = (text: string): ReactElement =>
    words({ ...colour, fontFamily: bold, fontSize: text.length > 12 ? 17 : 25 }, text, 2)
  const small = (text: string | null): ReactNode =>
    text === null ? null : words({ ...colour, fontSize: 10, marginTop: 2 }, text)
  const lines = ((): readonly ReactNode[] => {
    if (price === null) return [figure('SOLD')]
    switch (price.kind) {
      case 'amount':
        return [figure(formatMoney(price.amount)), small(price.typeWords), buildDeal(price, bold, colour)]
      case 'subscription':
        return [
          figure(formatMoney(price.amount)),
          small(price.suffix),
          ...(price.purchase === null
            ? []
            : [small('or buy for'), figure(formatMoney(price.purchase.amount)), small(price.purchase.typeWords)]),
        ]
      case 'preorder':
      case 'none':
        return [figure(price.text)]
    }
  })()
  return box(
    { gap: 4 },
    box(
      { backgroundColor: look.brand, borderRadius: look.radius, paddingHorizontal: 12, paddingVertical: 10 },
      ...lines,
    ),
    finance === null ? null : words({ fontFamily: bold, fontSize: 9 }, keepRateWhole(finance.text), 2),
    finance === null || finance.terms === null ? null : words({ fontSize: 8 }, finance.terms, 2),
    finance === null ? null : words({ fontSize: 6.5, color: look.muted, lineHeight: 1.25 }, finance.note, 5),
    priceNote === null ? null : words({ fontSize: 7, color: look.muted, lineHeight: 1.3 }, priceNote, 3),
  )
}
