/** Id of the one live region of a page, which stands in its frame. */
export const announcerId = 'announcements'
