import type { DealerComments as Comments } from '#domain/vehicle/dealer-comments.ts'

const moreClass =
  'inline-flex min-h-11 list-none items-center font-semibold text-link underline underline-offset-4 ' +
  '[&::-webkit-details-marker]:hidden'

/** The dealer's comments as plain text. A visitor can expand shortened comments without scripts too (VDP-05). */
export function DealerComments({ comments }: { comments: Comments }) {
  const words = 'max-w-prose whitespace-pre-line wrap-anywhere leading-relaxed'
  switch (comments.kind) {
    case 'pending':
      return <p className="text-muted">{comments.text}</p>
    case 'whole':
      return <p className={words}>{comments.text}</p>
    case 'cut':
      return (
        <div className="group/comments grid gap-1">
          <p className={`${words} group-has-[details[open]]/comments:hidden`}>
            {comments.ends === 'sentence' ? comments.start : `${comments.start}…`}
          </p>
          <details className="group flex flex-col-reverse items-start">
            <summary className={moreClass}>
              <span className="group-open:hidden">Show More</span>
              <span className="hidden group-open:inline">Show Less</span>
            </summary>
            <p className={words}>{comments.text}</p>
          </details>
        </div>
      )
  }
}
