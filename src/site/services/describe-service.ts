import type { Service } from '#content/services.schema.ts';
import { paths } from '#paths/paths.ts';

/** A service in schema.org's terms: what, by whom, and the kinds of it that can be ordered. */
export function describeService(detail: Service, siteUrl: string, siteName: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: detail.title,
    serviceType: detail.title,
    description: detail.metaDescription,
    url: siteUrl + paths.service(detail.slug),
    provider: { '@type': 'Organization', name: siteName, url: `${siteUrl}/` },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: detail.offerings.heading,
      itemListElement: detail.offerings.items.map(({ title, text }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description: text },
      })),
    },
  };
}
