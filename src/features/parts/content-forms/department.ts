/**
 * Department that answers a form: 'buying' takes cars in, which yards and buying centres do; null: any of a place.
 */
export type Department = 'sales' | 'service' | 'parts' | 'buying' | null
