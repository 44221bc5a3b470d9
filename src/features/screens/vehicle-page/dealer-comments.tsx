import type { DealerComments as Comments } from '#domain/vehicle/dealer-comments.ts'

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
          <details data-fold="" className="group flex flex-col-reverse items-start">
            <summary className="show-more">
              <span className="group-open:hidden">Show More</span>
              <span className="hidden group-open:inline">Show Less</span>
            </summary>
            <p className={words}>{comments.text}</p>
          </details>
        </div>
      )
  }
}
