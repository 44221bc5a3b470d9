import { currentPrice } from '../../../domain/price/current-price.ts'

export const card = currentPrice()
