import type { SiteContent } from '#content/collections.ts';
import { ownPagePath } from '#content/own-pages.schema.ts';
import { paths } from '#paths/paths.ts';
import { listOpenPages } from '../pages/own-pages.ts';
import { describeCase } from './structured-data.ts';

/** A page that is not made from posts. */
export interface StaticPage {
  path: string;
  title: string;
  description: string;
  /** Its kind, in a word. */
  kind: string;
  /** Its document title, if different: the image for sharing shows it. */
  pageTitle?: string;
}

type MetaName = keyof SiteContent['site']['pageMetas'];

/** The software's own pages that may be found, in the order of lists. */
const ownPages: readonly { name: MetaName; path: string; kind: string }[] = [
  { name: 'home', path: paths.home(), kind: 'Home' },
  { name: 'services', path: paths.services(), kind: 'Services' },
  { name: 'products', path: paths.products(), kind: 'Products' },
  { name: 'portfolio', path: paths.portfolio(), kind: 'Portfolio' },
  { name: 'blog', path: paths.blog(), kind: 'Blog' },
  { name: 'contact', path: paths.contact(), kind: 'Contact' },
  { name: 'privacy', path: paths.privacy(), kind: 'Privacy' },
  { name: 'terms', path: paths.terms(), kind: 'Terms' },
];

/** Every page that search engines and sharing services may know of, but for the posts. */
export function listStaticPages(content: SiteContent): StaticPage[] {
  const { site, services, cases } = content;
  return [
    ...ownPages.map(({ name, path, kind }) => ({ ...site.pageMetas[name], path, kind })),
    ...services.map(({ slug, title, metaTitle, metaDescription }) => ({
      path: paths.service(slug),
      title,
      pageTitle: metaTitle,
      description: metaDescription,
      kind: 'Service',
    })),
    ...cases.map((study) => ({
      path: paths.caseStudy(study.slug),
      ...describeCase(study),
      kind: 'Case study',
    })),
    ...listOpenPages(content).map((page) => ({
      path: ownPagePath(page.slug),
      title: page.title,
      description: page.description,
      kind: page.job ? 'Job offer' : 'Page',
    })),
  ];
}

/** Those that have something to find: a list without an entry has not. */
export const listFilledPages = (content: SiteContent): StaticPage[] =>
  listStaticPages(content).filter(
    ({ path }) =>
      !(path === paths.products() && content.products.length === 0) &&
      !(path === paths.portfolio() && content.cases.length === 0),
  );
