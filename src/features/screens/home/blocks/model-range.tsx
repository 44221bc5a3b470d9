import { Link } from 'react-router'
import { buildPictureSources } from '#domain/picture/picture-sources.ts'
import { UnbrokenWords } from '#ui/unbroken-words.tsx'
import { usePictureFailure } from '#ui/use-picture-failure.ts'
import type { CountedLink } from '../counted-link.ts'
import { BlockHeading } from './block-heading.tsx'
import { columnBelow, type BlockPlace } from './column.ts'

/** A model in stock. */
export interface ModelTile extends CountedLink {
  readonly image: { readonly url: string; readonly alt: string } | null
  /** Lowest price in stock, 'New from $32,990 Drive Away'; null: no vehicle shows a price. */
  readonly from: string | null
}

export interface ModelsData {
  readonly block: 'models'
  readonly title: string
  readonly models: readonly ModelTile[]
  readonly all: { readonly text: string; readonly href: string }
}

/** Two columns on a phone, unless the text is large. */
const listClass =
  'grid gap-3 max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] sm:grid-cols-2 lg:grid-cols-4 ' +
  'lg:gap-4'
/**
 * The tiles of the upper row of a wide page. A phone shows no more: the others are behind the link to all vehicles, and
 * would put off the search by a screen.
 */
const firstTiles = 4
const tileClass =
  'group grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-site border border-line bg-surface text-text ' +
  'transition-colors hover:border-brand motion-reduce:transition-none'

/** Models of the manufacturer with pictures and prices. */
export function Models({ data, place }: { data: ModelsData; place: BlockPlace }) {
  return (
    <div className={columnBelow(place)}>
      <section className="ruled grid grid-cols-1 gap-6 pt-(--rule-gap)">
        <BlockHeading title={data.title} more={data.all} />
        <ModelRange models={data.models} first={false} />
      </section>
    </div>
  )
}

/** `first`: the range is the first picture of the page, so that its upper row loads at once. */
export function ModelRange({ models, first }: { models: readonly ModelTile[]; first: boolean }) {
  return (
    <ul className={listClass}>
      {models.map((model, index) => (
        <li key={model.href} className={index < firstTiles ? '' : 'max-sm:hidden'}>
          <Link to={model.href} className={tileClass}>
            <Picture
              image={model.image}
              loading={first && index < firstTiles ? (index === 0 ? 'first' : 'eager') : 'lazy'}
            />
            <span className="grid content-start gap-0.5 p-3 lg:p-4">
              <span className="text-lg leading-tight font-semibold group-hover:text-brand">
                <UnbrokenWords text={model.label} />
              </span>
              {model.from !== null && <span className="sm:text-sm text-balance tabular-nums">{model.from}</span>}
              <span className="sm:text-sm text-muted tabular-nums">{`${model.count} in stock`}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Picture({ image, loading }: { image: ModelTile['image']; loading: 'first' | 'eager' | 'lazy' }) {
  const { failed, watch } = usePictureFailure()
  if (image === null || failed) return <span aria-hidden="true" className="picture-place block aspect-16/10" />
  const { src, srcSet } = buildPictureSources(image.url, [640, 320])
  return (
    <img
      {...watch}
      src={src}
      {...(srcSet === null ? {} : { srcSet, sizes: '(min-width: 1024px) 330px, 50vw' })}
      alt=""
      width={640}
      height={400}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      {...(loading === 'lazy' ? {} : { fetchPriority: loading === 'first' ? ('high' as const) : ('low' as const) })}
      decoding="async"
      className="picture-place aspect-16/10 w-full object-cover object-[50%_60%]"
    />
  )
}
