import type { Place } from '../site-problem.ts'
import type { Site } from '../site.ts'
import { fault, type Fault } from './fault.ts'

/** '$89 a week', '$89/month', '4.9% p.a.': a repayment or a rate of credit that somebody typed. */
const creditFigure = /\$ ?[\d,.]+ ?(?:an?|per|\/) ?(?:week|fortnight|month)\b|% ?(?:p\.? ?a\b|per annum)/i
const comparisonRate = /comparison rate/i

interface Claim {
  readonly place: Place
  readonly texts: readonly (string | null)[]
}

function listClaims({ content, popup }: Site): readonly Claim[] {
  return [
    ...content.offers.map(({ name, description, sanitized_description, disclaimer }, index) => ({
      place: ['content', 'offers', index],
      texts: [name, description, sanitized_description, disclaimer],
    })),
    ...content.promotions.map(({ title, text }, index) => ({
      place: ['content', 'promotions', index],
      texts: [title, text],
    })),
    ...content.promo_slider.slides.map(({ title, text, alt }, index) => ({
      place: ['content', 'promo_slider', 'slides', index],
      texts: [title, text, alt],
    })),
    ...(content.stocktake_sale === null
      ? []
      : [
          {
            place: ['content', 'stocktake_sale'],
            texts: [content.stocktake_sale.title, content.stocktake_sale.text],
          },
        ]),
    ...(popup === null ? [] : [{ place: ['popup'], texts: [popup.title, popup.description] }]),
  ]
}

/**
 * Warns of an advertised repayment or rate without its comparison rate, which the National Credit Code requires beside
 * it. Figures of a vehicle come from its finance data, never from such a text.
 */
export function listOfferWarnings(site: Site): readonly Fault[] {
  return listClaims(site).flatMap(({ place, texts }) => {
    const words = texts.filter((text) => text !== null)
    if (!words.some((text) => creditFigure.test(text)) || words.some((text) => comparisonRate.test(text))) return []
    return [
      fault(
        place,
        'advertises a repayment or a rate without its comparison rate, which the National Credit Code requires',
        'words without the figure, or with its comparison rate and the warning',
      ),
    ]
  })
}
