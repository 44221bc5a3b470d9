import type { AccessoryLink } from '#features/parts/models/accessory-list.tsx'
import { AccessoryList } from '#features/parts/models/accessory-list.tsx'
import { Icon } from '#ui/icon.tsx'

const column = 'mx-auto w-full max-w-360 px-4 lg:px-8'

export interface AccessoriesPageData {
  readonly title: string
  readonly intro: string
  readonly path: string
  readonly back: { readonly text: string; readonly href: string }
  readonly groups: readonly { readonly group: string; readonly kinds: readonly AccessoryLink[] }[]
}

/** What can be fitted to a model, each kind with the way to ask for it (CONTENT-09). */
export function AccessoriesPage({ page: { title, intro, back, groups } }: { page: AccessoriesPageData }) {
  return (
    <div className="grid grid-cols-1 gap-(--section-gap) pb-(--section-gap)">
      <header className="page-band on-brand relative isolate bg-brand text-brand-text">
        <div className={`${column} page-band-row grid`}>
          <a
            data-nav=""
            href={back.href}
            className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold"
          >
            <Icon name="back" size={16} /> {back.text}
          </a>
          <h1 className="display">{title}</h1>
          <p className="page-band-intro">{intro}</p>
        </div>
      </header>
      <div className={`${column} grid gap-(--section-gap)`}>
        {groups.map(({ group, kinds }) => (
          <section key={group} aria-label={group} className="grid gap-5">
            <h2 className="section-title">{group}</h2>
            <AccessoryList kinds={kinds} />
          </section>
        ))}
      </div>
    </div>
  )
}
