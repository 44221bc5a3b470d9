import { useEffect, type ReactNode } from 'react'
import { formatMoney } from '#domain/format/format-money.ts'
import { sizePicture } from '#domain/picture/picture-sources.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'
import { buttonClass } from '#ui/button-class.ts'
import type { VehicleSheet } from './vehicle-sheet.ts'

/**
 * Millimetres, for paper; the screen shows the same sheet on a grey desk, smaller on a tablet and loosened on a phone.
 * Paper of A4 is 794 pixels wide to a media query, and Letter within margins some 750: both must stay above what is a
 * phone here.
 */
const sheetCss = `@page{size:A4;margin:0}
.sheet{width:210mm;height:297mm;overflow:hidden;background:#fff}
.sheet{-webkit-print-color-adjust:exact;print-color-adjust:exact}
@media screen{.sheet{margin:0 auto;box-shadow:0 1px 3px rgb(0 0 0/.2),0 12px 40px rgb(0 0 0/.18)}}
@media screen and (640px<=width<830px){.sheet{zoom:.78}}
@media screen and (width<640px){.sheet{width:100%;height:auto;overflow:visible;box-shadow:none}}
@media print{html,body{background:#fff!important}.desk{padding:0!important;background:#fff!important}}`

const toolbarClass =
  'mx-auto flex w-full max-w-[210mm] items-center justify-between gap-4 bg-surface px-4 py-3 text-text ' +
  'sm:bg-transparent sm:px-0 print:hidden'
const headerClass =
  'flex shrink-0 items-center justify-between gap-4 border-b-[1mm] border-brand bg-header px-[11mm] py-[5.5mm] ' +
  'text-header-text max-sm:px-4'
const contentClass =
  'grid min-h-0 grow content-start gap-[5mm] overflow-hidden px-[11mm] pt-[6.5mm] max-sm:px-4 max-sm:pb-6'
const specsClass = 'grid grid-flow-col grid-cols-2 gap-x-[6mm] text-[8.5pt] max-sm:grid-flow-row max-sm:grid-cols-1'

/**
 * The sheet for the printer, one page of A4 (SHARE-04). It opens the print dialog itself when the visitor came from the
 * vehicle's page, where 'Print' was pressed; opened in any other way it waits for its own button.
 */
export function PrintSheet({ sheet, backHref }: { sheet: VehicleSheet; backHref: string }) {
  useEffect(() => {
    const from = URL.parse(document.referrer)
    if (from === null || from.origin !== window.location.origin || from.pathname !== backHref) return
    const print = (): void => window.print()
    if (document.readyState === 'complete') {
      print()
      return
    }
    window.addEventListener('load', print, { once: true })
    return () => window.removeEventListener('load', print)
  }, [backHref])
  return (
    <div className="desk min-h-dvh bg-neutral-300 sm:px-4 sm:pb-8">
      <style dangerouslySetInnerHTML={{ __html: sheetCss }} />
      <nav aria-label="Printing" className={toolbarClass}>
        <a href={backHref} className="inline-flex min-h-11 items-center text-link underline sm:text-neutral-900">
          Back to the vehicle
        </a>
        <button type="button" onClick={() => window.print()} className={buttonClass('filled')}>
          Print
        </button>
      </nav>
      <Sheet sheet={sheet} />
    </div>
  )
}

/** Characters. A longer title is set smaller, so that its end is not cut off. */
const longTitle = 60

function Sheet({ sheet }: { sheet: VehicleSheet }) {
  const { dealer, qr } = sheet
  return (
    <main className="sheet flex flex-col text-[9.5pt] leading-snug text-text">
      <header className={headerClass}>
        <div className="flex min-w-0 items-center gap-3">
          {sheet.logo !== null && (
            <img
              src={sheet.logo.url}
              alt={sheet.logo.holdsName ? sheet.siteName : ''}
              height={28}
              className="h-7 w-auto max-w-56"
            />
          )}
          {sheet.logo?.holdsName !== true && (
            <p className="font-heading text-[16pt] leading-tight font-(--heading-weight)">{sheet.siteName}</p>
          )}
        </div>
        {dealer.phone !== null && <p className="shrink-0 text-[13pt] font-bold tabular-nums">{dealer.phone}</p>}
      </header>
      <div className={contentClass}>
        <div className="grid grid-cols-[102mm_minmax(0,1fr)] gap-[6mm] max-sm:grid-cols-1">
          <Pictures pictures={sheet.pictures} />
          <div className="grid min-w-0 grid-cols-1 content-start gap-[3.5mm]">
            <div>
              <p className="mb-[.5mm] text-[8.5pt] text-muted">{sheet.kind}</p>
              <h1
                className={`line-clamp-4 leading-[1.12] wrap-anywhere ${
                  sheet.title.length > longTitle ? 'text-[13pt]' : 'text-[17pt]'
                }`}
              >
                {sheet.title}
              </h1>
              {sheet.subtitle !== null && <p className="line-clamp-2 wrap-anywhere text-muted">{sheet.subtitle}</p>}
            </div>
            <div className="grid gap-[1.5mm]">
              <div className="rounded-site bg-brand px-[4mm] py-[3mm] text-brand-text">
                <Price price={sheet.price} />
              </div>
              {sheet.priceNote !== null && <p className="line-clamp-3 text-[7.5pt] text-muted">{sheet.priceNote}</p>}
              {sheet.finance !== null && (
                <div className="text-[7.5pt]">
                  <p className="text-[9.5pt] font-semibold text-balance tabular-nums">{sheet.finance.text}</p>
                  {sheet.finance.terms !== null && <p className="text-[8.5pt]">{sheet.finance.terms}</p>}
                  <p className="text-muted">{sheet.finance.note}</p>
                </div>
              )}
            </div>
            <dl>
              {sheet.keyFacts.map(({ label, value }) => (
                <Entry key={label} label={label} strong>
                  {value}
                </Entry>
              ))}
            </dl>
          </div>
        </div>
        {sheet.specs.length > 0 && (
          <Section title={sheet.specsTitle}>
            <dl
              className={specsClass}
              style={{ gridTemplateRows: `repeat(${Math.ceil(sheet.specs.length / 2)},auto)` }}
            >
              {sheet.specs.map(({ label, value }) => (
                <Entry key={label} label={label}>
                  {value}
                </Entry>
              ))}
            </dl>
          </Section>
        )}
        {sheet.features.length > 0 && (
          <Section title="Features">
            <ul className="grid grid-cols-3 gap-x-[5mm] gap-y-[.6mm] pt-[1mm] text-[8.5pt] max-sm:grid-cols-1">
              {sheet.features.map((feature) => (
                <li key={feature} className="truncate before:mr-1.5 before:content-['•']">
                  {feature}
                </li>
              ))}
            </ul>
            {sheet.moreFeatures > 0 && (
              <p className="text-[8.5pt] text-muted">and {sheet.moreFeatures} more on our website</p>
            )}
          </Section>
        )}
      </div>
      <footer className="grid shrink-0 gap-[2mm] bg-surface-alt px-[11mm] py-[4.5mm] max-sm:px-4">
        <div className="flex items-center justify-between gap-[6mm]">
          <address className="grid min-w-0 gap-[.5mm] not-italic">
            <p className="font-heading text-[12pt] font-(--heading-weight)">{dealer.name}</p>
            {dealer.address !== null && <p>{dealer.address}</p>}
            {(dealer.phone !== null || dealer.email !== null) && (
              <p className="font-semibold tabular-nums">
                {[dealer.phone, dealer.email].filter((part) => part !== null).join(' · ')}
              </p>
            )}
            {dealer.licences.map((licence) => (
              <p key={licence} className="text-[8.5pt] text-muted">
                {licence}
              </p>
            ))}
          </address>
          <div className="flex shrink-0 items-center gap-[4mm]">
            <p className="w-[34mm] text-right text-[8.5pt] text-balance text-muted max-sm:hidden">{sheet.qrWords}</p>
            <svg
              viewBox={`0 0 ${qr.size} ${qr.size}`}
              aria-hidden="true"
              shapeRendering="crispEdges"
              className="size-[30mm] bg-white"
            >
              <path d={qr.path} fill="#000" />
            </svg>
          </div>
        </div>
        <p className="text-[7.5pt] break-all text-muted">{sheet.url.replace(/^https?:\/\//, '')}</p>
        <p className="text-[7.5pt] text-muted">
          {sheet.notice}
          {sheet.demo && ' Demonstration: dealer, stock and prices are fictional.'}
        </p>
      </footer>
    </main>
  )
}

/**
 * A picture that cannot be had leaves a quiet field of its size on the paper: what is drawn after an image shows only
 * then.
 */
const picture =
  'relative block aspect-4/3 w-full overflow-hidden rounded-site object-cover after:absolute after:inset-0 ' +
  'after:grid after:place-items-center after:bg-surface-alt after:text-center after:text-[8.5pt] after:text-muted ' +
  'after:content-["Photo_not_available"]'

function Pictures({ pictures }: { pictures: VehicleSheet['pictures'] }) {
  const [main, ...others] = pictures
  if (main === undefined)
    return (
      <p className="grid h-[52mm] place-items-center rounded-site bg-surface-alt text-muted">
        See the photos online: scan the code below
      </p>
    )
  // Paper is not lazy: a picture below the fold of the screen must be there when the printer asks.
  return (
    <div className="grid content-start gap-[2mm]">
      <img src={sizePicture(main.url, 1280)} alt={main.alt} width={1280} height={960} className={picture} />
      {others.length > 0 && (
        <ul className="grid grid-cols-3 gap-[2mm]">
          {others.map(({ url, alt }) => (
            <li key={url}>
              <img src={sizePicture(url, 640)} alt={alt} width={640} height={480} className={picture} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Price({ price }: { price: PriceDisplay | null }) {
  if (price === null) return <p className="text-[22pt] leading-none font-bold">SOLD</p>
  switch (price.kind) {
    case 'amount':
      return (
        <>
          <p className="text-[24pt] leading-tight font-bold tabular-nums" data-price={price.amount}>
            {formatMoney(price.amount)}
          </p>
          {price.typeWords !== null && <p>{price.typeWords}</p>}
          {(price.was !== null || price.reduced !== null) && (
            <p className="flex flex-wrap gap-x-2">
              {price.was !== null && price.was.saving !== null && (
                <span className="font-semibold">{`Save ${formatMoney(price.was.saving)}`}</span>
              )}
              {price.reduced !== null && <span className="font-semibold">{price.reduced.text}</span>}
              {price.was !== null && (
                <span>
                  {price.was.text} <s className="tabular-nums">{formatMoney(price.was.amount)}</s>
                </span>
              )}
            </p>
          )}
        </>
      )
    case 'subscription':
      return (
        <>
          <p className="text-[24pt] leading-tight font-bold tabular-nums">{formatMoney(price.amount)}</p>
          <p>{price.suffix}</p>
          {price.purchase !== null && (
            <>
              <p>or buy for</p>
              <p className="text-[24pt] leading-tight font-bold tabular-nums" data-price={price.purchase.amount}>
                {formatMoney(price.purchase.amount)}
              </p>
              {price.purchase.typeWords !== null && <p>{price.purchase.typeWords}</p>}
            </>
          )}
        </>
      )
    case 'preorder':
    case 'none':
      return <p className="text-[16pt] leading-tight font-bold">{price.text}</p>
  }
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-[1mm]">
      <h2 className="border-b-[.5mm] border-brand pb-[1mm] text-[12pt]">{title}</h2>
      {children}
    </section>
  )
}

function Entry({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={`flex min-w-0 justify-between gap-3 border-b border-line ${strong ? 'py-[1.4mm]' : 'py-[.5mm]'}`}>
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className={`min-w-0 truncate text-right ${strong ? 'font-semibold' : ''}`}>{children}</dd>
    </div>
  )
}
