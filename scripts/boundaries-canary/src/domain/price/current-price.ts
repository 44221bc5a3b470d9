export const currentPrice = () => 1
