import { Icon } from '#ui/icon.tsx'
import type { WhatYouGetView } from './build-what-you-get.ts'

/** What comes with the vehicle, as the dealer promises it. */
export function WhatYouGet({ title, items }: WhatYouGetView) {
  return (
    <section aria-labelledby="what-you-get" className="grid gap-3">
      <h2 id="what-you-get" className="text-xl">
        {title}
      </h2>
      <ul className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="flex items-start gap-3">
            <Icon name="check" size={20} className="mt-0.5 shrink-0 text-success" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
