import type { CollapsedText } from '#domain/offers/offer-text.ts'

const toggleClass =
  'inline-flex min-h-11 list-none items-center text-link underline underline-offset-4 sm:text-sm ' +
  '[&::-webkit-details-marker]:hidden'

interface CollapsibleTextProps {
  readonly text: CollapsedText
  /** What the toggle shows more of, for those who hear it alone: 'the description of …'. */
  readonly what: string
  readonly className?: string
}

/** A text that shows its beginning and, by a toggle that needs no scripts, the whole of it. */
export function CollapsibleText({ text, what, className = '' }: CollapsibleTextProps) {
  if (text.beginning === null) return <p className={className}>{text.whole}</p>
  return (
    <div className={`group/text ${className}`}>
      <p className="group-has-[[open]]/text:hidden">{text.beginning}</p>
      {/* Browsers that can put the toggle below the text, where it was before, do so. */}
      <details className="group/toggle flex flex-col-reverse items-start">
        <summary className={toggleClass}>
          <span className="group-open/toggle:hidden">Show More</span>
          <span className="hidden group-open/toggle:inline">Show Less</span>
          <span className="sr-only"> of {what}</span>
        </summary>
        <p>{text.whole}</p>
      </details>
    </div>
  )
}
