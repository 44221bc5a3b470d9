import { useId, useState } from 'react'

const buttonLook = [
  'inline-flex min-h-11 items-center font-medium text-link underline underline-offset-4',
  'noscript:hidden',
].join(' ')

/** The provider's disclaimer, expanded at first (CALC-05). Without scripts it cannot be collapsed. */
export function ProviderDisclaimer({
  disclaimer,
}: {
  disclaimer: { readonly full: string; readonly short: string | null }
}) {
  const id = useId()
  const [whole, setWhole] = useState(true)
  const { full, short } = disclaimer
  return (
    <div>
      <p id={id}>{whole || short === null ? full : short}</p>
      {short !== null && (
        <button
          type="button"
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
          className={buttonLook}
        >
          {whole ? 'Show Less' : 'Show More'}
        </button>
      )}
    </div>
  )
}
