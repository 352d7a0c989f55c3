import type { PageServices } from '../page-services.ts';

/** The company for search engines, as a schema.org Organization. */
export function describeOrganization({ siteUrl, settings, content }: PageServices): object {
  const { site_name, logo_url, contact_email, contact_phone, contact_address } = settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site_name,
    url: `${siteUrl}/`,
    logo: new URL(logo_url || content.site.branding.favicon || '/favicon.svg', siteUrl).href,
    ...(contact_address && { address: contact_address }),
    ...((contact_email || contact_phone) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'sales',
        ...(contact_email && { email: contact_email }),
        ...(contact_phone && { telephone: contact_phone }),
      },
    }),
  };
}
