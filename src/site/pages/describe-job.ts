import type { OwnPage } from '#content/own-pages.schema.ts';
import type { PageServices } from '../page-services.ts';

/** A job offer for search engines, as a schema.org JobPosting; null for any other page. */
export function describeJob(
  { hero, title, job }: OwnPage,
  { siteUrl, settings }: Pick<PageServices, 'siteUrl' | 'settings'>,
): object | null {
  if (!job) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: hero.lead,
    datePosted: job.postedOn,
    validThrough: `${job.closesOn}T23:59:59Z`,
    employmentType: job.employmentType,
    hiringOrganization: { '@type': 'Organization', name: settings.site_name, sameAs: `${siteUrl}/` },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: job.country },
    },
    ...(job.remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: job.country },
    }),
  };
}
