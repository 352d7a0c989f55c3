import type { CaseStudy } from '#content/cases.schema.ts';

/** What a case's page says of itself where it is found or shared. */
export function describeCase({ client, category, hoverSummary }: CaseStudy): {
  title: string;
  description: string;
} {
  return {
    title: `${client}, a case study in ${category}`,
    description: `${hoverSummary} The problem, what was built, and what was measured at ${client}.`,
  };
}
