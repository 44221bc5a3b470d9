import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { CheckList } from '#ui/check-list.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { Tab } from './build-tabs.ts'
import { DealerComments } from './dealer-comments.tsx'
import { MoreList } from './more-list.tsx'

/**
 * The tabs of VDP-04. They look the same before and after hydration, so there is no layout shift; without scripts the
 * tabs are links to sections that are all expanded. A URL fragment selects its tab, also when the visitor clicked a tab
 * as a plain link before hydration.
 */
export function InfoTabs({ tabs, featuresShown }: { tabs: readonly Tab[]; featuresShown: number }) {
  const hydrated = useHydrated()
  const { hash } = useLocation()
  // The server does not receive the fragment, so the first render in the browser must ignore it too.
  const address = hydrated ? hash : ''
  const [chosen, setChosen] = useState({ address: '', index: 0 })
  const row = useRef<HTMLDivElement>(null)
  const addressed = tabs.findIndex(({ id }) => address === `#${id}`)
  // The selected tab stays until the fragment targets another section.
  const current = chosen.address === address || addressed === -1 ? Math.min(chosen.index, tabs.length - 1) : addressed

  const choose = (index: number): void => {
    setChosen({ address, index })
    const tab = row.current?.children[index]
    if (!(tab instanceof HTMLElement)) return
    tab.focus({ preventScroll: true })
    row.current?.scrollTo({ left: tab.offsetLeft - 16 })
  }
  const onKey = (event: KeyboardEvent): void => {
    const target = {
      ArrowRight: (current + 1) % tabs.length,
      ArrowLeft: (current - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    choose(target)
  }
  const follow = (event: MouseEvent, index: number): void => {
    event.preventDefault()
    choose(index)
  }

  return (
    <section id="about" aria-label="About this vehicle" className="grid min-w-0 grid-cols-1 gap-5">
      <div
        ref={row}
        {...(hydrated ? { role: 'tablist', 'aria-label': 'About this vehicle', onKeyDown: onKey } : {})}
        className="tab-row scroll-strip scroll-fade"
      >
        {tabs.map(({ id, title }, index) => (
          <a
            key={id}
            href={`#${id}`}
            {...(hydrated
              ? {
                  role: 'tab',
                  id: `${id}-tab`,
                  'aria-controls': id,
                  'aria-selected': index === current,
                  tabIndex: index === current ? 0 : -1,
                }
              : {})}
            onClick={(event) => follow(event, index)}
            className={index === current ? 'tab-chosen' : undefined}
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          id={tab.id}
          {...(hydrated ? { role: 'tabpanel', 'aria-labelledby': `${tab.id}-tab`, tabIndex: 0 } : {})}
          className={`${index === current ? '' : 'tab-rest'} ${hydrated ? '' : 'tab-early'}`}
        >
          <h2 className="tab-rest pb-2 text-xl">{tab.title}</h2>
          <div className="grid grid-cols-1 gap-3">
            {tab.comments !== null && <DealerComments comments={tab.comments} />}
            {tab.paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-prose leading-relaxed">
                {paragraph}
              </p>
            ))}
            {tab.features.length > 0 && <FeatureList features={tab.features} shown={featuresShown} />}
          </div>
        </div>
      ))}
    </section>
  )
}

const listFeatures = (features: readonly string[]) => <CheckList items={features} look="dense" />

function FeatureList({ features, shown }: { features: readonly string[]; shown: number }) {
  return (
    <MoreList
      items={features}
      shown={shown}
      words={{ more: `Show All (${features.length})`, less: 'Hide' }}
      list={listFeatures}
    />
  )
}
