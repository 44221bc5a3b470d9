import type { ReactNode } from 'react'

interface CheckoutLayoutProps {
  readonly heading: string
  readonly intro?: string | undefined
  /** The summary beside the content; above it on a phone. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** A page of the checkout: the content at the left, the vehicle at the right; one below the other on a phone. */
export function CheckoutLayout({ heading, intro, aside, children }: CheckoutLayoutProps) {
  return (
    <div className="mx-auto grid w-full max-w-270 gap-6 px-4 py-8 lg:px-8 lg:py-12">
      <header className="grid max-w-160 gap-2">
        <h1 className="text-3xl font-bold lg:text-4xl">{heading}</h1>
        {intro !== undefined && <p className="text-lg text-muted">{intro}</p>}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div className="lg:order-last">{aside}</div>
        <div className="grid gap-6">{children}</div>
      </div>
    </div>
  )
}

/** A message with a coloured edge: something the visitor must know before going on. */
export function Notice({ tone, children }: { tone: 'warning' | 'success' | 'plain'; children: ReactNode }) {
  const looks = {
    warning: 'bg-warning text-warning-text',
    success: 'bg-success text-success-text',
    plain: 'border border-line bg-surface-alt',
  } as const
  return (
    <div role={tone === 'plain' ? undefined : 'status'} className={`grid gap-1 rounded-site p-4 ${looks[tone]}`}>
      {children}
    </div>
  )
}
