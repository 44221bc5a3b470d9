import { ChatButton } from '#features/parts/chat/chat-button.tsx'
import type { DepartmentChat } from '#features/parts/chat/department-chat.ts'
import { ArticleForm, ArticlePage, formCardClass } from '#features/parts/content/article-page.tsx'
import type { ContentPageText } from '#features/parts/content/article.ts'
import { FormPlaceList } from '#features/parts/content-forms/form-place-list.tsx'
import type { FormPlaces } from '#features/parts/content-forms/form-places.ts'
import type { FormShowing, LeadReply } from '#features/parts/lead-form/form-route.ts'
import { FormFrame } from '#features/parts/lead-form/form-frame.tsx'
import { LeadForm } from '#features/parts/lead-form/lead-form.tsx'
import type { ServiceAdvantageView } from '#features/parts/service-advantage/service-advantage-view.ts'
import { ServiceAdvantage } from '#features/parts/service-advantage/service-advantage.tsx'

interface ContentFormPageProps {
  readonly page: {
    readonly title: string
    readonly intro: string
    /** Heading of the form; null where the page is the form's. */
    readonly formTitle: string | null
    readonly places: FormPlaces
    /** The text of the page, above the form or below it; null: it has none. */
    readonly text: (ContentPageText & { readonly first: boolean }) | null
  }
  readonly showing: FormShowing
  /** Assistant of the department that answers; null without one (TEN-13). */
  readonly chat: DepartmentChat | null
  /** Capped prices of servicing, below the form; null where they are not shown (CONTENT-04). */
  readonly advantage: ServiceAdvantageView | null
  /** The response to a submission without scripts. */
  readonly refused: LeadReply | undefined
}

/** A page with a form about no vehicle, and beside it where the people are who answer it (LEAD-15). */
export function ContentFormPage({ page, showing, chat, advantage, refused }: ContentFormPageProps) {
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
  const aside = (
    <>
      <FormPlaceList places={places} inCard={text?.first !== true} />
      {chat !== null && (
        <p>
          <ChatButton chat={chat} text={chat.text} />
        </p>
      )}
    </>
  )
  const below = (
    <div className="grid gap-(--section-gap)">
      {text !== null && <TextBelow html={text.article.html} />}
      {advantage !== null && <ServiceAdvantage promotion={advantage} />}
    </div>
  )
  if (text?.first === true)
    return (
      <ArticlePage {...text} article={{ ...text.article, intro }}>
        <ArticleForm>
          <section
            id="content-form"
            {...(formTitle === null ? {} : { 'aria-labelledby': 'content-form-title' })}
            className={formCardClass}
          >
            {form}
          </section>
          <div className="grid content-start gap-8 empty:hidden">{aside}</div>
        </ArticleForm>
        {advantage !== null && <ServiceAdvantage promotion={advantage} />}
      </ArticlePage>
    )
  return (
    <FormFrame
      title={title}
      intro={intro}
      id="content-form"
      aside={aside}
      {...(formTitle === null ? {} : { labelledBy: 'content-form-title' })}
      {...(text === null && advantage === null ? {} : { below })}
    >
      {form}
    </FormFrame>
  )
}

function TextBelow({ html }: { html: string }) {
  return <div className="article" dangerouslySetInnerHTML={{ __html: html }} />
}
