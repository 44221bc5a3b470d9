import { Link, Path, Svg } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { box, gap, labelled, margin, picture, words, type SheetPicture, type Tools } from './pdf-elements.ts'
import { buildPrice } from './pdf-price.ts'
import { toPdfText } from './pdf-text.ts'
import { tagged } from './render-tagged-pdf.ts'
import type { VehicleSheet } from './vehicle-sheet.ts'

const leftColumn = 306

/** Points: the height of a logo, and of a mark beside the name. */
const logoHeight = 34

/** `logo`: of the sheet, ready for paper; null: the name stands alone. */
export function buildHeader({ sheet, heading, headingScale, bold }: Tools, logo: SheetPicture | null): ReactElement {
  const { look, dealer } = sheet
  const name = words(
    { fontFamily: heading, fontSize: 19 * headingScale, color: look.headerText, flexGrow: 1, flexBasis: 0 },
    sheet.siteName,
    2,
  )
  const isLogo = logo !== null && sheet.logo?.holdsName === true
  const mark =
    logo === null
      ? null
      : picture(logo, `Logo of ${sheet.siteName}`, {
          height: logoHeight,
          maxWidth: 220,
          objectFit: 'contain',
          objectPositionX: 0,
        })
  return box(
    {
      backgroundColor: look.header,
      borderBottomWidth: 3,
      borderBottomColor: look.brand,
      paddingHorizontal: margin,
      paddingVertical: 12,
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap,
    },
    isLogo ? mark : box({ flexDirection: 'row', alignItems: 'center', gap: 10, flexGrow: 1, flexBasis: 0 }, mark, name),
    dealer.phone === null
      ? null
      : words({ fontFamily: bold, fontSize: 13, color: look.headerText, flexShrink: 0 }, dealer.phone),
  )
}

export function buildPictures({ sheet }: Tools, pictures: readonly SheetPicture[]): ReactElement {
  const [main, ...others] = pictures
  const { band, muted, radius } = sheet.look
  const image = (found: SheetPicture, alt: string, width: number, height: number): ReactElement =>
    picture(found, alt, { width, height, objectFit: 'cover', borderRadius: radius })
  if (main === undefined)
    return box(
      {
        width: leftColumn,
        height: 150,
        backgroundColor: band,
        borderRadius: radius,
        alignItems: 'center',
        justifyContent: 'center',
      },
      words({ color: muted, fontSize: 11 }, 'See the photos online: scan the code below'),
    )
  const small = (leftColumn - 2 * 6) / 3
  return box(
    { width: leftColumn, gap: 6 },
    image(main, `${sheet.title}, main picture`, leftColumn, leftColumn * 0.75),
    others.length === 0
      ? null
      : box(
          { flexDirection: 'row', gap: 6 },
          ...others
            .slice(0, 3)
            .map((other, index) => image(other, `${sheet.title}, picture ${index + 2}`, small, small * 0.75)),
        ),
  )
}

export function buildSummary(tools: Tools): ReactElement {
  const { sheet, heading, headingScale, bold } = tools
  const { look } = sheet
  return box(
    { flexGrow: 1, flexBasis: 0, gap: 10 },
    box(
      { gap: 4 },
      words({ fontSize: 8.5, color: look.muted }, sheet.kind),
      words(
        { fontFamily: heading, fontSize: (sheet.title.length > 60 ? 14 : 18) * headingScale, lineHeight: 1.15 },
        sheet.title,
        4,
        'H1',
      ),
      sheet.subtitle === null ? null : words({ fontSize: 10, color: look.muted }, sheet.subtitle, 2),
    ),
    buildPrice(tools),
    tagged(
      'L',
      box(
        {},
        ...sheet.keyFacts.map(({ label, value }) =>
          labelled(
            ruledRow(look.line, 4.5),
            words({ color: look.muted, flexShrink: 0 }, label),
            words({ fontFamily: bold, flexGrow: 1, flexBasis: 0, textAlign: 'right' }, value),
          ),
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

function buildSection({ sheet, heading, headingScale }: Tools, title: string, ...children: ReactNode[]): ReactElement {
  return box(
    { gap: 4 },
    words(
      {
        fontFamily: heading,
        fontSize: 12 * headingScale,
        color: sheet.look.text,
        borderBottomWidth: 1.5,
        borderBottomColor: sheet.look.brand,
        paddingBottom: 3,
      },
      title,
      1,
      'H2',
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
        labelled(
          ruledRow(look.line, 2.6),
          words({ color: look.muted, flexShrink: 0, fontSize: 8, lineHeight: 1.15 }, label),
          words({ flexGrow: 1, flexBasis: 0, textAlign: 'right', fontSize: 8, lineHeight: 1.15 }, value),
        ),
      ),
    )
  return buildSection(
    tools,
    sheet.specsTitle,
    tagged('L', box({ flexDirection: 'row', gap }, column(specs.slice(0, half)), column(specs.slice(half)))),
  )
}

export function buildFeatures(tools: Tools): ReactElement | null {
  const { features, moreFeatures, look } = tools.sheet
  if (features.length === 0) return null
  return buildSection(
    tools,
    'Features',
    tagged(
      'L',
      box(
        { flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, rowGap: 3, paddingTop: 2 },
        ...features.map((feature) =>
          tagged('LI', box({ width: '31%' }, words({ fontSize: 8 }, `• ${feature}`, 1, 'LBody'))),
        ),
      ),
    ),
    moreFeatures === 0 ? null : words({ fontSize: 8, color: look.muted }, `and ${moreFeatures} more on our website`),
  )
}

export function buildFooter({ sheet, heading, headingScale, bold }: Tools): ReactElement {
  const { dealer, look, qr } = sheet
  return box(
    { backgroundColor: look.band, paddingHorizontal: margin, paddingTop: 12, paddingBottom: 14, gap: 6 },
    box(
      { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', gap },
      box(
        { flexGrow: 1, flexBasis: 0, gap: 3 },
        words({ fontFamily: heading, fontSize: 13 * headingScale }, dealer.name, 2, 'H2'),
        dealer.address === null ? null : words({}, dealer.address, 2),
        dealer.phone === null && dealer.email === null
          ? null
          : words({ fontFamily: bold }, [dealer.phone, dealer.email].filter((part) => part !== null).join(' · ')),
        ...dealer.licences.map((licence) => words({ fontSize: 8, color: look.muted }, licence)),
      ),
      box(
        { flexDirection: 'row', alignItems: 'center', gap: 10, flexShrink: 0 },
        box(
          { width: 112 },
          words({ fontSize: 8, color: look.muted, textAlign: 'right', lineHeight: 1.3 }, sheet.qrWords, 3),
        ),
        tagged(
          'Link',
          h(
            Link,
            { src: sheet.url },
            tagged(
              'Figure',
              h(
                Svg,
                { viewBox: `0 0 ${qr.size} ${qr.size}`, style: { width: 84, height: 84, backgroundColor: '#ffffff' } },
                h(Path, { d: qr.path, fill: '#000000' }),
              ),
              'QR code of the web page of this vehicle',
            ),
          ),
          toPdfText(`The web page of ${sheet.title}`),
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
