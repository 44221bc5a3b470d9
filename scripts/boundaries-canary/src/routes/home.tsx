export const home = 1
