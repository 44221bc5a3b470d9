import type { Site } from '#site/site.ts'
import { chatWidget, isPartsChatOn, isServiceChatOn } from '#site/switches.ts'

/** Script of the site's instant-message widget. */
export interface ChatScript {
  readonly scriptUrl: string
  readonly account: string | null
}

export interface DepartmentChat extends ChatScript {
  /** Words of the button. */
  readonly text: string
}

/**
 * The assistant of a department beside its form (TEN-13): the chat widget, on a mobile-app variant with the switch of
 * that department. null everywhere else, and on a site without a widget.
 */
export function buildDepartmentChat(site: Site, department: 'service' | 'parts'): DepartmentChat | null {
  const isOn = department === 'service' ? isServiceChatOn(site) : isPartsChatOn(site)
  const widget = isOn ? chatWidget(site, null) : null
  if (widget === null) return null
  return {
    scriptUrl: widget.script_url,
    account: widget.account,
    text: department === 'service' ? 'Chat with our service team' : 'Chat with our parts team',
  }
}
