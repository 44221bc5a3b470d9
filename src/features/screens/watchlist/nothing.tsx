import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

const nothingClass =
  'grid justify-items-center gap-4 rounded-site border border-line bg-surface px-6 py-10 text-center lg:py-14'

/** Shown in place of the list where there is nothing to show. */
export function Nothing({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={nothingClass}>
      <Icon name="heart" size={40} className="text-muted" />
      <p className="max-w-[44ch] text-lg text-balance">{text}</p>
      {children !== undefined && <p className="flex flex-wrap justify-center gap-3">{children}</p>}
    </div>
  )
}
