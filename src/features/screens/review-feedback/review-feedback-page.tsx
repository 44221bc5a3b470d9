import type { ReviewFeedbackView } from './build-review-feedback.ts'

const choiceClass =
  'grid content-center justify-items-center gap-3 rounded-site border-2 border-line bg-surface p-6 text-center ' +
  'text-xl font-semibold shadow-site hover:border-brand lg:p-10'

/** The two choices of a customer after a visit (CONTENT-05). It needs no scripts. */
export function ReviewFeedbackPage({ view }: { view: ReviewFeedbackView }) {
  const { firstName, dealershipName, goodHref, badHref } = view
  return (
    <div className="bg-band">
      <div className="mx-auto grid w-full max-w-220 gap-8 px-4 py-12 lg:py-20">
        <header className="grid justify-items-center gap-4 text-center">
          <div className="h-1 w-14 bg-accent" />
          <h1 className="display">How was your visit?</h1>
          <p className="max-w-[52ch] text-lg leading-relaxed lg:text-xl">
            Hello {firstName}, thank you for choosing {dealershipName}. Tell us how it went: it takes a minute.
          </p>
        </header>
        <ul className="grid gap-4 sm:grid-cols-2 lg:gap-6">
          <li className="grid">
            <a href={goodHref} className={choiceClass}>
              <Face mouth="M15 29q9 9 18 0" tint="text-success" />I had a great experience
            </a>
          </li>
          <li className="grid">
            <a href={badHref} className={choiceClass}>
              <Face mouth="M15 33q9-8 18 0" tint="text-danger" />I had a bad experience
            </a>
          </li>
        </ul>
      </div>
    </div>
  )
}

function Face({ mouth, tint }: { mouth: string; tint: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="64"
      height="64"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      className={tint}
    >
      <circle cx="24" cy="24" r="21" />
      <path d={`M17 18v2m14-2v2${mouth}`} />
    </svg>
  )
}
