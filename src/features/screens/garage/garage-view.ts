import type { SavedCar } from '#features/parts/saved-vehicles/saved-car.ts'

/** An enquiry of the visitor, as the garage shows it. */
export interface GarageEnquiry {
  readonly id: string
  /** 'Quick Enquiry'. */
  readonly about: string
  /** 'Sent on 20 November 2026'. */
  readonly sent: string
  /** What the visitor wrote; null: nothing, or it was erased. */
  readonly message: string | null
  /** href is null once the vehicle has left the website. */
  readonly car: { readonly name: string; readonly href: string | null } | null
  readonly erased: boolean
}

export interface GarageReservation {
  readonly id: string
  readonly car: { readonly name: string; readonly href: string | null }
  readonly state: string
  /** What the state means for the visitor, as sentences. */
  readonly text: string
  /** Page on which it can be paid or cancelled, and what there is to do; absent: nothing can be done any more. */
  readonly page?: { readonly href: string; readonly text: string; readonly toPay: boolean }
}

/** A passkey of the visitor. */
export interface GaragePasskey {
  readonly credentialId: string
  /** 'iPhone'. */
  readonly label: string
  /** Host name on which it works; null: the one of this page. */
  readonly host: string | null
  /** 'Added on 20 November 2026'. */
  readonly added: string
  /** 'Last used on 21 November 2026' or 'Not used yet'. */
  readonly used: string
}

export interface GarageView {
  readonly heading: string
  readonly path: string
  /** null: the site has no watchlist. */
  readonly saved: {
    readonly cars: readonly SavedCar[]
    /** Number of all saved vehicles; `cars` holds the newest. */
    readonly total: number
    readonly path: string
  } | null
  readonly compare: { readonly path: string; readonly limit: number }
  readonly enquiries: readonly GarageEnquiry[]
  /** null: the site takes no reservations. */
  readonly reservations: readonly GarageReservation[] | null
  /** The visitor's number as written in Australia; null: signed in without one. */
  readonly phone: string | null
  readonly passkeys: {
    readonly items: readonly GaragePasskey[]
    /** Whether the visitor signed in a short time ago, so that a passkey may be added. */
    readonly mayAdd: boolean
    /** What has just happened to them; null: nothing. */
    readonly notice: string | null
  }
  readonly exportPath: string
  readonly deletePath: string
  readonly searchPath: string
}
