import type { ContentPageText } from '#features/parts/content/article.ts'
import { ArticleForm, ArticlePage, formCardClass } from '#features/parts/content/article-page.tsx'
import type { FormShowing, LeadReply } from '#features/parts/lead-form/form-route.ts'
import type { ServiceAdvantageView } from '#features/parts/service-advantage/service-advantage-view.ts'
import { ServiceAdvantage } from '#features/parts/service-advantage/service-advantage.tsx'
import { FormCard } from '#features/parts/lead-form/form-card.tsx'

interface ContentPageProps {
  readonly page: ContentPageText
  /** The form under the text; null for a page without one. */
  readonly showing: FormShowing | null
  /** Capped prices of servicing, below the text; null where they are not shown (CONTENT-04). */
  readonly advantage: ServiceAdvantageView | null
  /** The response to a submission without scripts. */
  readonly refused: LeadReply | undefined
}

/** A content page, with an enquiry form under its text where the site wants one (CONTENT-10, LEAD-15). */
export function ContentPage({ page: { article, breadcrumb, strip }, showing, advantage, refused }: ContentPageProps) {
  return (
    <ArticlePage
      article={article}
      breadcrumb={breadcrumb}
      strip={strip}
      wide={advantage === null ? null : <ServiceAdvantage promotion={advantage} />}
    >
      {showing !== null && (
        <ArticleForm>
          <FormCard
            id="content-form"
            formId="content-lead"
            heading={showing.view.heading}
            showing={showing}
            refused={refused}
            className={formCardClass}
          />
        </ArticleForm>
      )}
    </ArticlePage>
  )
}
