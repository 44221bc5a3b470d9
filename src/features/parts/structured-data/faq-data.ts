import type { AnsweredQuestion } from '#features/parts/content/article.ts'

/** schema.org data of the questions that a page answers, with the words of the page (API-05); empty without any. */
export function buildFaqData(questions: readonly AnsweredQuestion[]): readonly object[] {
  if (questions.length === 0) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}
