import { Form } from 'react-router'

const fieldLook =
  'min-h-11 rounded-l-(--button-radius) border border-r-0 border-field-line bg-surface pl-4 pr-2 ' +
  'text-base text-text placeholder:text-muted'
const buttonLook =
  'grid min-h-11 w-12 shrink-0 place-items-center rounded-r-(--button-radius) border border-l-0 ' +
  'border-field-line bg-surface pr-1 text-brand hover:bg-surface-alt'

/** Search field of the site frame. It is a plain form, so that it works on every page, including the 404 page. */
export function SearchBox({ searchPath, label, wide = false }: { searchPath: string; label: string; wide?: boolean }) {
  return (
    <search aria-label={label} className={wide ? 'w-full' : ''}>
      <Form method="get" action={searchPath} className="flex">
        <label className="min-w-0 grow">
          <span className="sr-only">Search our stock</span>
          <input
            type="search"
            name="query"
            maxLength={200}
            placeholder="Make, model, stock no."
            className={`${fieldLook} ${wide ? 'w-full' : 'w-60 max-w-full'}`}
          />
        </label>
        <button type="submit" aria-label="Search" className={buttonLook}>
          <SearchIcon />
        </button>
      </Form>
    </search>
  )
}

function SearchIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </svg>
  )
}
