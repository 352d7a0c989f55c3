import type { CaseStudy } from '#content/cases.schema.ts';

/** The metadata of a case's page, for search and sharing. */
export function describeCase({ client, category, hoverSummary }: CaseStudy): {
  title: string;
  description: string;
} {
  return {
    title: `${client}, a case study in ${category}`,
    description: `${hoverSummary} The problem, what was built, and what was measured at ${client}.`,
  };
}
