import { buttonClass } from '#ui/button-class.ts'

interface DeleteDataFrame {
  readonly garage: { readonly name: string; readonly path: string }
  readonly dealer: { readonly name: string; readonly email: string | null; readonly phone: string | null }
}

interface AskView extends DeleteDataFrame {
  readonly kind: 'ask'
  readonly saved: number
  readonly enquiries: number
  readonly endedReservations: number
  readonly payments: number
  /** Values of trade-ins that were stored with enquiries. */
  readonly tradeIns: number
  readonly prizes: number
  /** Those whose data is still needed. `canCancel`: the visitor can end it on its page. */
  readonly openReservations: readonly {
    readonly id: string
    readonly vehicle: string
    readonly href: string
    readonly canCancel: boolean
  }[]
}

interface DeletedView extends DeleteDataFrame {
  readonly kind: 'deleted'
  readonly keepsReservation: boolean
}

/** The page asks first, and afterwards confirms that the data has been deleted. */
export type DeleteDataView = AskView | DeletedView

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

/** Asks before a visitor's data is deleted, and lists what is deleted and what stays, and why (AUTH-03). */
export function DeleteDataPage({ view }: { view: DeleteDataView }) {
  return (
    <div className="mx-auto grid max-w-2xl gap-5 px-4 py-8">
      {view.kind === 'deleted' ? <Deleted view={view} /> : <Ask view={view} />}
    </div>
  )
}

function Deleted({ view: { dealer, keepsReservation } }: { view: DeletedView }) {
  return (
    <>
      <h1 className="text-2xl font-bold lg:text-3xl">Your data is deleted</h1>
      <p>
        Your sign-in, your mobile number and your saved vehicles are gone from this website, and you are signed out on
        all devices.
      </p>
      {keepsReservation && (
        <p>
          Your reservation stays in place, with the contact details you gave for it. To have these deleted too, ask{' '}
          {dealer.name} once it has ended.
        </p>
      )}
      <Stays dealer={dealer} />
      <p>
        <a href="/" className={buttonClass('outlined')}>
          Back to the home page
        </a>
      </p>
    </>
  )
}

function Ask({ view }: { view: AskView }) {
  const { garage, saved, enquiries, endedReservations, payments, tradeIns, prizes, openReservations, dealer } = view
  return (
    <>
      <h1 className="text-2xl font-bold lg:text-3xl">Delete my data</h1>
      {openReservations.length > 0 && <OpenReservations reservations={openReservations} />}
      <section aria-labelledby="goes" className="grid gap-2">
        <h2 id="goes" className="text-xl">
          What we delete
        </h2>
        <ul className="grid list-disc gap-1 pl-5">
          <li>Your sign-in with your mobile number and your passkeys, on all devices</li>
          {saved > 0 && <li>{count(saved, 'saved vehicle', 'saved vehicles')}</li>}
          {enquiries > 0 && (
            <li>The link between you and {count(enquiries, 'enquiry', 'enquiries')} that you sent while signed in</li>
          )}
          <li>The answers you gave for purchases that you started with this number and did not finish</li>
          {tradeIns > 0 && <li>{count(tradeIns, 'trade-in value', 'trade-in values')}</li>}
          {prizes > 0 && <li>The prize you won</li>}
          {payments > 0 && <li>Your name and contact details in {count(payments, 'payment', 'payments')}</li>}
          {endedReservations > 0 && (
            <li>
              Your name and contact details in {count(endedReservations, 'ended reservation', 'ended reservations')}
            </li>
          )}
        </ul>
      </section>
      <section aria-labelledby="stays" className="grid gap-2">
        <h2 id="stays" className="text-xl">
          What stays
        </h2>
        {endedReservations > 0 && (
          <p>The vehicle, the amounts and the dates of ended reservations stay in the accounts, without your name.</p>
        )}
        {prizes > 0 && (
          <p>
            A code made from your number stays with the prize, so that each number spins once. Nobody can read the
            number from it.
          </p>
        )}
        <Stays dealer={dealer} />
      </section>
      <p>This cannot be undone.</p>
      <form method="post" className="flex flex-wrap gap-3">
        <button type="submit" name="confirm" value="delete" className={buttonClass('filled')}>
          Delete my data
        </button>
        <a href={garage.path} className={buttonClass('outlined')}>
          Back to {garage.name}
        </a>
      </form>
    </>
  )
}

/** What is kept for now, and how the visitor ends it first. */
function OpenReservations({ reservations }: { reservations: AskView['openReservations'] }) {
  return (
    <section aria-labelledby="open" className="grid gap-2 rounded-site bg-warning p-4 text-warning-text">
      <h2 id="open" className="text-xl">
        {reservations.length === 1 ? 'You have a reservation' : 'You have reservations'}
      </h2>
      <p>We need your name and contact details while it is open. To delete these too, cancel it first.</p>
      <ul className="grid gap-1">
        {reservations.map(({ id, vehicle, href, canCancel }) => (
          <li key={id}>
            {canCancel ? (
              <a href={href} className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4">
                Cancel the reservation of the {vehicle}
              </a>
            ) : (
              `The deposit for the ${vehicle} is still on its way. Come back in a few minutes.`
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Stays({ dealer: { name, email, phone } }: Pick<DeleteDataFrame, 'dealer'>) {
  return (
    <p>
      Enquiries you sent were passed on to {name}, which holds them in its own records. To have them corrected or
      erased, ask {name}
      {email === null ? '' : ` at ${email}`}
      {phone === null ? '' : `${email === null ? '' : ' or'} on ${phone}`}.
    </p>
  )
}
