export const feed = 1
