import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

const nothingClass =
  'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-site border border-line bg-surface p-5 lg:px-8 lg:py-6'

/** Shown in place of the list where there is nothing to show. */
export function Nothing({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={nothingClass}>
      <Icon name="heart" size={32} className="shrink-0 text-brand" />
      <p className="min-w-0 flex-1 basis-48 text-lg text-pretty max-sm:text-base">{text}</p>
      {children !== undefined && (
        <p className="flex flex-wrap gap-3 max-sm:basis-full max-sm:*:grow max-sm:*:px-2">{children}</p>
      )}
    </div>
  )
}
