/** Id of the page's single live region, which the site frame renders. */
export const announcerId = 'announcements'
