import { Fragment } from 'react'

/** Longer words may break at their hyphen, because a narrow line has no room for them. */
const mostUnbroken = 12

/**
 * A heading whose short words with a hyphen, such as 'trade-in', stay on one line. Its text is what it was: a hyphen
 * that does not break would be another character, which nobody types who searches the page.
 */
export function UnbrokenWords({ text }: { text: string }) {
  if (!text.includes('-')) return text
  return text.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.includes('-') && word.length <= mostUnbroken ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ))
}
