import type { ContactPage } from '#content/pages.schema.ts';
import type { Settings } from '#features/settings/contract.ts';
import { paths } from '#paths/paths.ts';

interface Contact {
  siteUrl: string;
  settings: Settings;
  details: ContactPage['details'];
}

/** How to reach the company, and when, as schema.org's ContactPage. */
export function describeContact({ siteUrl, settings, details: { hours } }: Contact): object {
  const { site_name, contact_email, contact_phone, contact_address } = settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    url: siteUrl + paths.contact(),
    mainEntity: {
      '@type': 'Organization',
      name: site_name,
      url: `${siteUrl}/`,
      ...(contact_address && { address: contact_address }),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'sales',
        ...(contact_email && { email: contact_email }),
        ...(contact_phone && { telephone: contact_phone }),
        ...(hours && {
          hoursAvailable: {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: hours.days,
            opens: hours.opens,
            closes: hours.closes,
          },
        }),
      },
    },
  };
}
