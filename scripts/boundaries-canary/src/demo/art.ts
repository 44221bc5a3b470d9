export const art = 1
