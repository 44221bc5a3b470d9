/**
 * Honeypot: a field that only robots fill. It is invisible, outside the tab order, and has a name that browsers do not
 * autofill.
 */
export function Honeypot() {
  return (
    <div aria-hidden className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label>
        Company website
        <input type="text" name="company_website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
