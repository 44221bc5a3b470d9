/**
 * Characters that nobody sees and no page may hold: C0 and C1 controls except tab, line feed and carriage return
 * (PostgreSQL cannot store NUL, and XML none of the others), the byte order mark, the soft hyphen, spaces and joiners
 * without width, and the marks that turn the direction of text, with which a row could make a price read otherwise than
 * it is.
 */
const invisible =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * Joiners that join nothing: emoji and some scripts need them between two of their own characters, and behind Latin
 * text they only keep a word from being found.
 */
const idleJoiners = /(?<=^|[\p{ASCII}\p{Script=Latin}])[\u200c\u200d]+/gu

/** The text of a feed without what cannot be seen. Linear in its length. */
export function cleanFeedText(text: string): string {
  const visible = text.replaceAll(invisible, '')
  return visible.includes('\u200d') || visible.includes('\u200c') ? visible.replaceAll(idleJoiners, '') : visible
}
