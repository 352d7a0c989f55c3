import { paths } from '#paths/paths.ts';

/** One step of the way to a page. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way to a page as schema.org's BreadcrumbList; the site's home is put first. */
export function describeBreadcrumbs(siteUrl: string, crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: paths.home() }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
