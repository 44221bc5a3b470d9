import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { PrizeWheel } from './prize-wheel.tsx'
import type { SpinView } from './spin-view.ts'

const pageLook = [
  'mx-auto grid w-full max-w-360 grid-cols-1 items-center gap-8 px-4 py-10',
  'lg:grid-cols-2 lg:gap-x-16 lg:px-8 lg:py-16',
].join(' ')

interface SpinPageProps {
  readonly view: SpinView
  /** Whether the draw is under way. */
  readonly busy: boolean
}

/** The promotion (BUY-06): one spin for each visitor. The server draws; the wheel only shows it. */
export function SpinPage({ view, busy }: SpinPageProps) {
  const { title, terms, dealer, sectors, won, button } = view
  // A prize that was drawn before the page was opened is shown at rest.
  const [wasWon] = useState(won !== null)
  const result = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (won !== null && !wasWon) result.current?.focus({ preventScroll: true })
  }, [won, wasWon])
  return (
    <div className={pageLook}>
      <div className="grid gap-6 self-end">
        <h1 className="display">{title}</h1>
        {won === null ? (
          <>
            <p className="text-lg">You get one spin. Every prize on the wheel is as likely as the next.</p>
            <Form method="post" preventScrollReset className="grid">
              <button
                type="submit"
                aria-disabled={busy}
                onClick={(event) => {
                  if (busy) event.preventDefault()
                }}
                className={`${buttonClass('filled')} min-h-12 w-full px-8 aria-disabled:opacity-70 sm:w-fit`}
              >
                {busy ? 'Spinning…' : 'Spin the wheel'}
              </button>
            </Form>
          </>
        ) : (
          <div className="grid gap-4 rounded-site border-2 border-success p-5">
            <h2 ref={result} tabIndex={-1} className="section-title font-bold outline-none">
              You won: {won.prize}
            </h2>
            <p>
              Drawn on {won.on}. Show this page at {dealer} to collect your prize.
            </p>
            {button !== null && (
              <a data-nav="" href={button} className={`${buttonClass('outlined')} w-fit`}>
                Have a look around
              </a>
            )}
          </div>
        )}
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PrizeWheel sectors={sectors} angle={won?.angle ?? 0} turns={won !== null && !wasWon} />
      </div>
      <div className="grid gap-6 self-start">
        <section aria-labelledby="prizes-title" className="grid gap-2">
          <h2 id="prizes-title" className="font-semibold">
            Prizes
          </h2>
          <ul className="grid list-disc gap-1 pl-5 marker:text-brand">
            {sectors.map(({ prize }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two sectors may have the same prize
              <li key={index}>{prize}</li>
            ))}
          </ul>
        </section>
        {terms !== null && (
          <section aria-labelledby="terms-title" className="grid gap-1 text-sm text-muted">
            <h2 id="terms-title" className="font-semibold">
              Terms
            </h2>
            <p className="whitespace-pre-line">{terms}</p>
          </section>
        )}
      </div>
    </div>
  )
}
