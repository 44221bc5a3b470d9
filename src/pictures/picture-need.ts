/**
 * Priority of a picture in the queues for drawing, fetching and encoding, by its use. 'answer': part of a document or
 * another answer that waits for it; 'page': shown by a page; 'preview': the blurred preview of later pages; 'ahead':
 * not requested yet.
 */
export const pictureNeeds = { answer: 3, page: 2, preview: 1, ahead: 0 } as const
export type PictureNeed = keyof typeof pictureNeeds
