import type { DealerComments as Comments } from '#domain/vehicle/dealer-comments.ts'

/** The dealer's comments as plain text. A visitor can expand shortened comments without scripts too (VDP-05). */
export function DealerComments({ comments }: { comments: Comments }) {
  switch (comments.kind) {
    case 'pending':
      return <p className="text-pretty text-muted">{comments.text}</p>
    case 'whole':
      return <Paragraphs text={comments.text} />
    case 'cut':
      return (
        <div className="group/comments grid gap-1">
          <div className="group-has-[details[open]]/comments:hidden">
            <Paragraphs text={comments.ends === 'sentence' ? comments.start : `${comments.start}…`} />
          </div>
          <details data-fold="" className="group flex flex-col-reverse items-start">
            <summary className="show-more">
              <span className="group-open:hidden">Show More</span>
              <span className="hidden group-open:inline">Show Less</span>
            </summary>
            <Paragraphs text={comments.text} />
          </details>
        </div>
      )
  }
}

/** A blank line ends a paragraph, and so does a line that ends with a sentence; the lines of a list stay together. */
function Paragraphs({ text }: { text: string }) {
  return (
    <div className="dealer-words">
      {text
        .replaceAll(/([.!?])\n/g, '$1\n\n')
        .split(/\n\s*\n/)
        .map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a dealer may say the same twice
          <p key={index}>{paragraph}</p>
        ))}
    </div>
  )
}
