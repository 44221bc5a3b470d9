import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

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

/** A message that the visitor must know before going on; good news with a tick. */
export function Notice({ tone, children }: { tone: 'warning' | 'success' | 'plain'; children: ReactNode }) {
  const looks = {
    warning: 'bg-warning text-warning-text',
    success: 'border border-line bg-surface text-lg',
    plain: 'border border-line bg-surface-alt',
  } as const
  return (
    <div
      role={tone === 'plain' ? undefined : 'status'}
      className={`flex items-start gap-3 rounded-site p-4 ${looks[tone]}`}
    >
      {tone === 'success' && <Icon name="done" size={32} className="shrink-0 text-success" />}
      <div className="grid min-w-0 gap-1">{children}</div>
    </div>
  )
}
