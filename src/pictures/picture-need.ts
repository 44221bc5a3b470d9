/**
 * Priority of a picture by what needs it, in the queues of drawing, fetching and encoding. 'answer': a document, or an
 * answer of which the picture is a part; 'page': a picture that a page shows; 'preview': the blurred preview of later
 * pages; 'ahead': nobody has asked for it yet.
 */
export const pictureNeeds = { answer: 3, page: 2, preview: 1, ahead: 0 } as const
export type PictureNeed = keyof typeof pictureNeeds
