import type { CaseStudy } from '#content/cases.schema.ts';

/** The result that a case leads with: the first that says what was before it. */
export const findChange = ({
  results,
}: Pick<CaseStudy, 'results'>): CaseStudy['results'][number] | undefined =>
  results.find(({ value }) => value.includes('→')) ?? results[0];
