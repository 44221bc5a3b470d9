import type { FocusEvent } from 'react'

/**
 * Focus handler of a horizontally scrolling strip: scrolls the whole entry into view, which browsers do not do while a
 * part of it is visible. Handles keyboard focus only, because a strip that moves under a pressed pointer would swallow
 * the click.
 */
export function revealFocus({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible'))
    (target.closest('li') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
