import type { FocusEvent } from 'react'

/**
 * Handler for the focus in a strip that scrolls sideways: brings the whole entry into sight. Browsers leave an entry
 * where it is as long as a part of it shows. By keyboard only: a strip that moves under a pressed pointer would swallow
 * the click.
 */
export function revealFocus({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible'))
    (target.closest('li') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
