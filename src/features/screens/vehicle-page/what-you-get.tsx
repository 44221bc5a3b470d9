import { CheckList } from '#ui/check-list.tsx'
import type { WhatYouGetView } from './build-what-you-get.ts'

/** What comes with the vehicle, as the dealer promises it. */
export function WhatYouGet({ title, items }: WhatYouGetView) {
  return (
    <section aria-labelledby="what-you-get" className="grid gap-3">
      <h2 id="what-you-get" className="text-xl">
        {title}
      </h2>
      <CheckList items={items} look="wide" />
    </section>
  )
}
