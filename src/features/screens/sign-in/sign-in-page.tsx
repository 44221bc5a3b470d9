import { useEffect, useState } from 'react'
import type { AskedCodeView } from '#features/parts/sign-in/sign-in-desk.ts'
import { SignOutForm } from '#features/parts/sign-in/sign-out-form.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import type { SignInProblem, SignInView } from './sign-in-view.ts'

interface SignInPageProps {
  readonly view: SignInView
  readonly problem: SignInProblem | undefined
}

const linkClass = 'inline-flex min-h-11 items-center text-link underline underline-offset-4'

/**
 * The sign-in page: number, then code (AUTH-01). Its forms are plain HTML and load a new document, so that the page
 * works without scripts and every part of the next page knows who signed in.
 */
export function SignInPage({ view, problem }: SignInPageProps) {
  const { step, heading, reason, isSandbox } = view
  return (
    <div className="mx-auto grid max-w-lg gap-5 px-4 py-8 sm:py-12">
      <div className="grid gap-5 rounded-site border border-line bg-surface p-5 sm:p-8">
        <h1 className="text-3xl font-bold">{heading}</h1>
        {reason !== null && <p className="text-lg">{reason}</p>}
        <Problem problem={problem} />
        {step.name === 'number' && <NumberForm view={view} problem={problem} isSandbox={isSandbox} />}
        {step.name === 'number' && <PasskeySignIn onwardHref={view.onwardHref} />}
        {step.name === 'code' && <CodeStep view={view} asked={step.asked} problem={problem} />}
        {step.name === 'signed_in' && <SignedIn view={view} phone={step.phone} />}
      </div>
      {step.name !== 'signed_in' && (
        <p>
          <a href={view.backHref} className={linkClass}>
            Back without signing in
          </a>
        </p>
      )}
    </div>
  )
}

/** The error summary. A field's error takes the focus to the field, any other to the summary. */
function Problem({ problem }: { problem: SignInProblem | undefined }) {
  const [formErrors] = useState(() => (problem === undefined || problem.field !== null ? undefined : [problem.message]))
  useEffect(() => {
    if (problem !== undefined && problem.field !== null) document.getElementById(problem.field)?.focus()
  }, [problem])
  if (problem === undefined) return null
  const fieldErrors = problem.field === null ? [] : [{ fieldId: problem.field, text: problem.message }]
  return <ErrorSummary formErrors={formErrors} fieldErrors={fieldErrors} />
}

function NumberForm({ view, problem, isSandbox }: SignInPageProps & { isSandbox: boolean }) {
  return (
    <form method="post" action={view.action} noValidate className="grid gap-5">
      {isSandbox && (
        <SandboxNote>This is a demonstration. No text message is sent; the code is shown on the next page.</SandboxNote>
      )}
      <TextField
        id="phone"
        name="phone"
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        required
        defaultValue={problem?.phone ?? ''}
        hint="We send a code by text message. No password needed."
        error={problem?.field === 'phone' ? problem.message : undefined}
      />
      <button name="intent" value="send" className={buttonClass('filled')}>
        Send code
      </button>
      <p className="text-muted sm:text-sm">
        We use your number to sign you in and to show you your saved vehicles, enquiries and reservations.
      </p>
    </form>
  )
}

/** Takes the focus to the code, which is what this page is for; an error takes it where `Problem` says. */
function useCodeFocus(isAsked: boolean): void {
  useEffect(() => {
    if (isAsked) document.getElementById('code')?.focus()
  }, [isAsked])
}

function CodeStep({ view, asked, problem }: SignInPageProps & { asked: AskedCodeView }) {
  useCodeFocus(asked.state === 'open' && problem === undefined)
  if (asked.state !== 'open')
    return (
      <>
        <p>
          {asked.state === 'expired'
            ? 'A code works for five minutes. Ask for a new one and enter it within that time.'
            : 'To keep you safe, this code no longer works. Ask for a new one and enter it.'}
        </p>
        <ResendForm view={view} asked={asked} variant="filled" />
        <OtherNumber view={view} />
      </>
    )
  return (
    <>
      <form method="post" action={view.action} noValidate className="grid gap-5">
        {asked.sandboxCode === null ? (
          <p>
            We sent a text message with a code to <strong className="whitespace-nowrap">{asked.phone}</strong>. It works
            for five minutes.
          </p>
        ) : (
          <SandboxNote>
            This is a demonstration. No text message is sent. Your code for{' '}
            <span className="whitespace-nowrap">{asked.phone}</span> is{' '}
            <strong data-testid="sandbox-code" className="text-lg tracking-widest">
              {asked.sandboxCode}
            </strong>
          </SandboxNote>
        )}
        <TextField
          id="code"
          name="code"
          label="Six-digit code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          maxLength={20}
          required
          className="max-w-56 text-2xl! tracking-[0.3em] tabular-nums"
          error={problem?.field === 'code' ? problem.message : undefined}
        />
        <button name="intent" value="check" className={buttonClass('filled')}>
          Sign in
        </button>
      </form>
      <div className="grid gap-3 border-t border-line pt-5">
        <p className="text-muted sm:text-sm">
          No message after a minute? Check the number, or ask for a new code. We send only a few codes to one number in
          an hour.
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ResendForm view={view} asked={asked} variant="outlined" />
          <OtherNumber view={view} />
        </div>
      </div>
    </>
  )
}

function OtherNumber({ view }: { view: SignInView }) {
  return (
    <a href={view.numberHref} className={linkClass}>
      Use another number
    </a>
  )
}

/** Asks for another code. Where scripts run, the button counts down until it may be used; the server checks as well. */
function ResendForm({
  view,
  asked,
  variant,
}: {
  view: SignInView
  asked: AskedCodeView
  variant: 'filled' | 'outlined'
}) {
  const seconds = useCountdown(asked.resendSeconds)
  return (
    <form method="post" action={view.action}>
      <button
        name="intent"
        value="resend"
        disabled={seconds > 0}
        className={`${buttonClass(variant)} disabled:cursor-not-allowed disabled:opacity-60`}
      >
        {seconds > 0 ? `Send a new code in ${seconds} s` : 'Send a new code'}
      </button>
    </form>
  )
}

/** Seconds that are left, counted down once a second; 0 until scripts run, so that the button works without them. */
function useCountdown(from: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const end = Date.now() + from * 1000
    const count = (): void => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    count()
    const timer = setInterval(count, 500)
    return () => clearInterval(timer)
  }, [from])
  return left
}

function SignedIn({ view, phone }: { view: SignInView; phone: string | null }) {
  return (
    <>
      {phone !== null && (
        <p>
          You are signed in with the mobile number <strong className="whitespace-nowrap">{phone}</strong>.
        </p>
      )}
      <a href={view.onwardHref} className={buttonClass('filled')}>
        Continue
      </a>
      <SignOutForm back="/" look="outlined" />
    </>
  )
}

function SandboxNote({ children }: { children: React.ReactNode }) {
  return (
    <p className="flex items-start gap-3 rounded-site border border-line bg-surface-alt p-3">
      <Icon name="sms" size={20} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
