import { CheckList } from '#ui/check-list.tsx'
import { Icon } from '#ui/icon.tsx'
import type { WhatYouGetView } from './build-what-you-get.ts'

/** What comes with the vehicle, as the dealer promises it. */
export function WhatYouGet({ title, items }: WhatYouGetView) {
  return (
    <section aria-labelledby="what-you-get" className="fact-card paired-card">
      <h2 id="what-you-get">
        <Icon name="done" />
        {title}
      </h2>
      <CheckList items={items} look="fitted" />
    </section>
  )
}

/** The first of them beside the pictures of a wide page, where the section is a screen away. */
export function Promises({ title, items }: WhatYouGetView) {
  return (
    <div className="promises">
      <p>{title}</p>
      <CheckList items={items} look="column" />
    </div>
  )
}
