import { ArticlePage, formCardClass } from '#features/parts/content/article-page.tsx'
import type { ContentPageText } from '#features/parts/content/article.ts'
import { FormPlaceList } from '#features/parts/content-forms/form-place-list.tsx'
import type { FormPlace } from '#features/parts/content-forms/form-places.ts'
import type { FormShowing, LeadReply } from '#features/parts/lead-form/form-route.ts'
import { FormFrame } from '#features/parts/lead-form/form-frame.tsx'
import { LeadForm } from '#features/parts/lead-form/lead-form.tsx'

interface ContentFormPageProps {
  readonly page: {
    readonly title: string
    readonly intro: string
    /** Heading of the form; null where the page is the form's. */
    readonly formTitle: string | null
    readonly places: readonly FormPlace[]
    /** The text of the page, above the form or below it; null: it has none. */
    readonly text: (ContentPageText & { readonly first: boolean }) | null
  }
  readonly showing: FormShowing
  /** The response to a submission without scripts. */
  readonly refused: LeadReply | undefined
}

/** A page with a form about no vehicle, and beside it where the people are who answer it (LEAD-15). */
export function ContentFormPage({ page, showing, refused }: ContentFormPageProps) {
  const { title, intro, formTitle, places, text } = page
  const { view, submission } = showing
  const form = (
    <>
      {formTitle !== null && (
        <h2 id="content-form-title" className="section-title font-bold">
          {formTitle}
        </h2>
      )}
      <LeadForm
        key={view.action}
        id="content-lead"
        view={view}
        submission={submission}
        refused={refused}
        anchor="content-form"
      />
    </>
  )
  if (text?.first === true)
    return (
      <ArticlePage {...text} article={{ ...text.article, intro }}>
        <section
          id="content-form"
          {...(formTitle === null ? {} : { 'aria-labelledby': 'content-form-title' })}
          className={formCardClass}
        >
          {form}
        </section>
        <FormPlaceList places={places} />
      </ArticlePage>
    )
  return (
    <FormFrame
      title={title}
      intro={intro}
      id="content-form"
      aside={<FormPlaceList places={places} />}
      {...(formTitle === null ? {} : { labelledBy: 'content-form-title' })}
      {...(text === null ? {} : { below: <TextBelow html={text.article.html} /> })}
    >
      {form}
    </FormFrame>
  )
}

function TextBelow({ html }: { html: string }) {
  return <div className="article" dangerouslySetInnerHTML={{ __html: html }} />
}
