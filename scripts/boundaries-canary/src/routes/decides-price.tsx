import { resolvePrice } from '../domain/price/resolve-price.ts'

export const page = resolvePrice()
