import { Image, Link, Path, Svg, Text } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { formatMoney } from '#domain/format/format-money.ts'
import { box, gap, margin, words, type SheetPicture, type Tools } from './pdf-elements.ts'
import { toPdfText } from './pdf-text.ts'
import type { VehicleSheet } from './vehicle-sheet.ts'

const leftColumn = 306

export function buildHeader({ sheet, heading, bold }: Tools): ReactElement {
  const { look, dealer } = sheet
  return box(
    {
      backgroundColor: look.header,
      borderBottomWidth: 3,
      borderBottomColor: look.brand,
      paddingHorizontal: margin,
      paddingVertical: 16,
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap,
    },
    words({ fontFamily: heading, fontSize: 19, color: look.headerText, flexGrow: 1, flexBasis: 0 }, sheet.siteName, 2),
    dealer.phone === null
      ? null
      : words({ fontFamily: bold, fontSize: 13, color: look.headerText, flexShrink: 0 }, dealer.phone),
  )
}

export function buildPictures({ sheet }: Tools, pictures: readonly SheetPicture[]): ReactElement {
  const [main, ...others] = pictures
  const { band, muted } = sheet.look
  const image = (picture: SheetPicture, width: number, height: number): ReactElement =>
    h(Image, {
      src: { data: picture.bytes, format: picture.format },
      style: { width, height, objectFit: 'cover', borderRadius: 3 },
    })
  if (main === undefined)
    return box(
      {
        width: leftColumn,
        height: 150,
        backgroundColor: band,
        borderRadius: 3,
        alignItems: 'center',
        justifyContent: 'center',
      },
      words({ color: muted, fontSize: 11 }, 'See the photos online: scan the code below'),
    )
  const small = (leftColumn - 2 * 6) / 3
  return box(
    { width: leftColumn, gap: 6 },
    image(main, leftColumn, leftColumn * 0.75),
    others.length === 0
      ? null
      : box(
          { flexDirection: 'row', gap: 6 },
          ...others.slice(0, 3).map((picture) => image(picture, small, small * 0.75)),
        ),
  )
}

function buildPrice({ sheet, bold }: Tools): ReactElement {
  const { price, look, priceNote, finance } = sheet
  const colour = { color: look.brandText }
  const figure = (text: string): ReactElement =>
    words({ ...colour, fontFamily: bold, fontSize: text.length > 12 ? 17 : 25 }, text, 2)
  const lines = ((): readonly ReactNode[] => {
    if (price === null) return [figure('SOLD')]
    switch (price.kind) {
      case 'amount':
        return [
          price.was === null && price.reduced === null
            ? null
            : box(
                { flexDirection: 'row', gap: 6, marginBottom: 2 },
                price.was === null
                  ? null
                  : h(
                      Text,
                      { style: { ...colour, fontSize: 10 } },
                      `${toPdfText(price.was.text)} `,
                      h(Text, { style: { textDecoration: 'line-through' } }, toPdfText(formatMoney(price.was.amount))),
                    ),
                price.reduced === null
                  ? null
                  : words({ ...colour, fontFamily: bold, fontSize: 10 }, price.reduced.text),
              ),
          figure(formatMoney(price.amount)),
          price.typeWords === null ? null : words({ ...colour, fontSize: 10, marginTop: 2 }, price.typeWords),
        ]
      case 'subscription':
        return [
          figure(formatMoney(price.amount)),
          words({ ...colour, fontSize: 10, marginTop: 2 }, price.suffix),
          ...(price.purchase === null
            ? []
            : [
                figure(formatMoney(price.purchase.amount)),
                words(
                  { ...colour, fontSize: 10, marginTop: 2 },
                  `to buy${price.purchase.typeWords === null ? '' : `, ${price.purchase.typeWords}`}`,
                ),
              ]),
        ]
      case 'preorder':
      case 'none':
        return [figure(price.text)]
    }
  })()
  return box(
    { gap: 4 },
    box({ backgroundColor: look.brand, borderRadius: 3, paddingHorizontal: 12, paddingVertical: 10 }, ...lines),
    finance === null ? null : words({ fontFamily: bold, fontSize: 9 }, finance.text, 2),
    finance === null ? null : words({ fontSize: 6.5, color: look.muted, lineHeight: 1.25 }, finance.note, 5),
    priceNote === null ? null : words({ fontSize: 7, color: look.muted, lineHeight: 1.3 }, priceNote, 3),
  )
}

export function buildSummary(tools: Tools): ReactElement {
  const { sheet, heading, bold } = tools
  const { look } = sheet
  return box(
    { flexGrow: 1, flexBasis: 0, gap: 10 },
    box(
      { gap: 4 },
      words({ fontSize: 8.5, color: look.muted }, sheet.kind),
      words({ fontFamily: heading, fontSize: sheet.title.length > 60 ? 14 : 18, lineHeight: 1.15 }, sheet.title, 4),
      sheet.subtitle === null ? null : words({ fontSize: 10, color: look.muted }, sheet.subtitle, 2),
    ),
    buildPrice(tools),
    box(
      {},
      ...sheet.keyFacts.map(({ label, value }) =>
        box(
          ruledRow(look.line, 4.5),
          words({ color: look.muted, flexShrink: 0 }, label),
          words({ fontFamily: bold, flexGrow: 1, flexBasis: 0, textAlign: 'right' }, value),
        ),
      ),
    ),
  )
}

/** A label and its value in one row above a line; `padding` is in points. */
const ruledRow = (line: string, padding: number) =>
  ({
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 8,
    borderBottomWidth: 0.5,
    borderBottomColor: line,
    paddingVertical: padding,
  }) as const

function buildSection({ sheet, heading }: Tools, title: string, ...children: ReactNode[]): ReactElement {
  return box(
    { gap: 4 },
    words(
      {
        fontFamily: heading,
        fontSize: 12,
        color: sheet.look.text,
        borderBottomWidth: 1.5,
        borderBottomColor: sheet.look.brand,
        paddingBottom: 3,
      },
      title,
    ),
    ...children,
  )
}

export function buildSpecs(tools: Tools): ReactElement | null {
  const { sheet } = tools
  const { specs, look } = sheet
  if (specs.length === 0) return null
  const half = Math.ceil(specs.length / 2)
  const column = (entries: VehicleSheet['specs']): ReactElement =>
    box(
      { flexGrow: 1, flexBasis: 0 },
      ...entries.map(({ label, value }) =>
        box(
          ruledRow(look.line, 2.6),
          words({ color: look.muted, flexShrink: 0, fontSize: 8 }, label),
          words({ flexGrow: 1, flexBasis: 0, textAlign: 'right', fontSize: 8 }, value),
        ),
      ),
    )
  return buildSection(
    tools,
    sheet.specsTitle,
    box({ flexDirection: 'row', gap }, column(specs.slice(0, half)), column(specs.slice(half))),
  )
}

export function buildFeatures(tools: Tools): ReactElement | null {
  const { features, moreFeatures, look } = tools.sheet
  if (features.length === 0) return null
  return buildSection(
    tools,
    'Features',
    box(
      { flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, rowGap: 3, paddingTop: 2 },
      ...features.map((feature) => words({ width: '31%', fontSize: 8 }, `• ${feature}`)),
    ),
    moreFeatures === 0 ? null : words({ fontSize: 8, color: look.muted }, `and ${moreFeatures} more on our website`),
  )
}

export function buildFooter({ sheet, heading, bold }: Tools): ReactElement {
  const { dealer, look, qr } = sheet
  return box(
    { backgroundColor: look.band, paddingHorizontal: margin, paddingTop: 12, paddingBottom: 14, gap: 6 },
    box(
      { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', gap },
      box(
        { flexGrow: 1, flexBasis: 0, gap: 3 },
        words({ fontFamily: heading, fontSize: 13 }, dealer.name),
        dealer.address === null ? null : words({}, dealer.address, 2),
        dealer.phone === null && dealer.email === null
          ? null
          : words({ fontFamily: bold }, [dealer.phone, dealer.email].filter((part) => part !== null).join(' · ')),
        ...dealer.licences.map((licence) => words({ fontSize: 8, color: look.muted }, licence)),
      ),
      box(
        { flexDirection: 'row', alignItems: 'center', gap: 10, flexShrink: 0 },
        box(
          { width: 96 },
          words({ fontSize: 8, color: look.muted, textAlign: 'right', lineHeight: 1.3 }, sheet.qrWords, 3),
        ),
        h(
          Link,
          { src: sheet.url },
          h(
            Svg,
            { viewBox: `0 0 ${qr.size} ${qr.size}`, style: { width: 84, height: 84, backgroundColor: '#ffffff' } },
            h(Path, { d: qr.path, fill: '#000000' }),
          ),
        ),
      ),
    ),
    words({ fontSize: 7, color: look.muted }, sheet.url.replace(/^https?:\/\//, '')),
    words(
      { fontSize: 7, color: look.muted },
      `${sheet.notice}${sheet.demo ? ' Demonstration: dealer, stock and prices are fictional.' : ''}`,
      2,
    ),
  )
}
