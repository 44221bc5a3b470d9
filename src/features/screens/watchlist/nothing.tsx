import type { ReactNode } from 'react'

/** Shown in place of the list where there is nothing to show. */
export function Nothing({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-site border border-line bg-surface p-6">
      <p className="max-w-prose">{text}</p>
      {children !== undefined && <p className="flex flex-wrap gap-3">{children}</p>}
    </div>
  )
}
