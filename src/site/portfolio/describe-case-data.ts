import type { CaseStudy } from '#content/cases.schema.ts';
import type { Person } from '#content/people.schema.ts';
import { paths } from '#paths/paths.ts';
import { describeCase } from './describe-case.ts';

interface CasePublisher {
  siteUrl: string;
  siteName: string;
  signers: readonly Person[];
}

/** A case as schema.org's Article, with what was measured as its abstract. */
export function describeCaseData(study: CaseStudy, { siteUrl, siteName, signers }: CasePublisher): object {
  const address = siteUrl + paths.caseStudy(study.slug);
  const organization = { '@type': 'Organization', name: siteName, url: `${siteUrl}/` };
  const people = signers.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role }));
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: describeCase(study).title,
    description: study.hoverSummary,
    abstract: study.results.map(({ metric, value }) => `${metric}: ${value}`).join('; '),
    about: [study.category, study.industry],
    keywords: study.tech.join(', '),
    temporalCoverage: String(study.year),
    url: address,
    mainEntityOfPage: address,
    ...(study.picture && { image: siteUrl + study.picture.image }),
    author: people.length > 0 ? people : organization,
    publisher: organization,
  };
}
