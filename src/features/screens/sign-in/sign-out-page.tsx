import { SignOutForm } from '#features/parts/sign-in/sign-out-form.tsx'

/** Asks whether to sign out here or on all devices. */
export function SignOutPage() {
  return (
    <div className="mx-auto grid max-w-lg gap-5 px-4 py-8 sm:py-12">
      <div className="grid gap-5 rounded-site border border-line bg-surface p-5 sm:p-8">
        <h1 className="text-3xl font-bold">Sign out</h1>
        <p>You can sign out on this device, or on every device on which you signed in to this website.</p>
        <SignOutForm back="/" look="filled" />
      </div>
    </div>
  )
}
