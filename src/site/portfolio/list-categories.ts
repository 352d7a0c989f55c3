import type { CaseStudy } from '#content/cases.schema.ts';

/** The categories that have cases, in the order in which the gallery first shows them. */
export function listCategories(cases: readonly Pick<CaseStudy, 'category'>[]): string[] {
  return [...new Set(cases.map(({ category }) => category))];
}
