import type { Product } from '#content/products.schema.ts';
import { paths } from '#paths/paths.ts';

/**
 * A product that is live as schema.org's Product. One that is not available yet is not announced to search
 * engines.
 */
export function describeProducts(products: readonly Product[], siteUrl: string, siteName: string): object[] {
  return products
    .filter(({ status }) => status === 'Live')
    .map(({ slug, title, subtitle, description, features, picture }) => ({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: title,
      category: subtitle,
      description,
      url: `${siteUrl}${paths.products()}#${slug}`,
      brand: { '@type': 'Brand', name: siteName },
      positiveNotes: {
        '@type': 'ItemList',
        itemListElement: features.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
      },
      ...(picture && { image: siteUrl + picture.image }),
    }));
}
