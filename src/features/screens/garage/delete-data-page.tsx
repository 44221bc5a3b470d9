import { buttonClass } from '#ui/button-class.ts'

export interface DeleteDataView {
  /** Whether the data has been deleted; else the page asks. */
  readonly deleted: boolean
  readonly garage: { readonly name: string; readonly path: string }
  readonly saved: number
  readonly enquiries: number
  readonly activeReservations: number
  readonly dealer: { readonly name: string; readonly email: string | null; readonly phone: string | null }
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

/** Asks before a visitor's data is deleted, and tells what is deleted and what stays, and why (AUTH-03). */
export function DeleteDataPage({ view }: { view: DeleteDataView }) {
  return (
    <div className="mx-auto grid max-w-2xl gap-5 px-4 py-8">
      {view.deleted ? <Deleted view={view} /> : <Ask view={view} />}
    </div>
  )
}

function Deleted({ view: { dealer } }: { view: DeleteDataView }) {
  return (
    <>
      <h1 className="text-2xl font-bold lg:text-3xl">Your data is deleted</h1>
      <p>
        Your sign-in, your mobile number and your saved vehicles are gone from this website, and you are signed out on
        all devices.
      </p>
      <Stays dealer={dealer} />
      <p>
        <a href="/" className={buttonClass('outlined')}>
          Back to the home page
        </a>
      </p>
    </>
  )
}

function Ask({ view }: { view: DeleteDataView }) {
  const { garage, saved, enquiries, activeReservations, dealer } = view
  return (
    <>
      <h1 className="text-2xl font-bold lg:text-3xl">Delete my data</h1>
      <section aria-labelledby="goes" className="grid gap-2">
        <h2 id="goes" className="text-xl">
          What we delete
        </h2>
        <ul className="grid list-disc gap-1 pl-5">
          <li>Your sign-in with your mobile number and your passkeys, on all devices</li>
          <li>{count(saved, 'saved vehicle', 'saved vehicles')}</li>
          <li>The link between you and {count(enquiries, 'enquiry', 'enquiries')} that you sent while signed in</li>
        </ul>
      </section>
      <section aria-labelledby="stays" className="grid gap-2">
        <h2 id="stays" className="text-xl">
          What stays
        </h2>
        <Stays dealer={dealer} />
        {activeReservations > 0 && (
          <p>
            {activeReservations === 1 ? 'Your reservation goes on' : 'Your reservations go on'} as agreed. Call the
            dealer to cancel.
          </p>
        )}
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

function Stays({ dealer: { name, email, phone } }: Pick<DeleteDataView, 'dealer'>) {
  return (
    <p>
      Enquiries that you sent were passed on to {name}, which holds them in its own records. To have them corrected or
      erased, ask {name}
      {email === null ? '' : ` at ${email}`}
      {phone === null ? '' : `${email === null ? '' : ' or'} on ${phone}`}.
    </p>
  )
}
