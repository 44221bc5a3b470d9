import { Fragment, type ReactNode } from 'react'
import { People } from '#features/parts/people/people.tsx'
import type { Article } from './article.ts'

interface ArticlePartsProps {
  readonly article: Pick<Article, 'figures' | 'html' | 'look' | 'quote' | 'team'>
  /** A form or something else that stands with the text. */
  readonly children: ReactNode
}

/** The parts of a page to read in the order of its composition; what stands with the text is never left out. */
export function ArticleParts({ article: { figures, html, look, quote, team }, children }: ArticlePartsProps) {
  const parts = {
    figures: figures.length === 0 ? null : <Figures figures={figures} />,
    quote: quote === null ? null : <Quote quote={quote} />,
    text: html === '' ? null : <div className="article" dangerouslySetInnerHTML={{ __html: html }} />,
    people:
      team === null ? null : (
        <People people={team.people} title={team.title} columns={look.aside === 'below' ? 3 : 2} />
      ),
    form: children,
  }
  return (
    <>
      {look.parts.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      {!look.parts.includes('form') && children}
    </>
  )
}

/** Two in a row of a phone and four in one of a wide page, fewer where the text is large. */
const figuresLook =
  'figures grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,40%)),1fr))] gap-x-6 gap-y-5 ' +
  'lg:grid-cols-[repeat(auto-fit,minmax(max(6.5rem,20%),1fr))]'

function Figures({ figures }: Pick<Article, 'figures'>) {
  return (
    <dl className={figuresLook}>
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1">
          <dt className="text-muted">{label}</dt>
          <dd className="section-title font-heading font-bold text-link tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Quote({ quote: { text, by } }: { quote: NonNullable<Article['quote']> }) {
  return (
    <figure className="article-quote grid gap-3">
      <blockquote className="section-title max-w-[32ch] font-heading text-pretty">“{text}”</blockquote>
      {by !== null && <figcaption className="text-muted">{by}</figcaption>}
    </figure>
  )
}
