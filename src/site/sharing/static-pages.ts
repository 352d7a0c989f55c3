import { cases } from '#content/cases.ts';
import { pageMetas } from '#content/pages.ts';
import { serviceDetails } from '#content/services.ts';
import { paths } from '#paths/paths.ts';
import { describeCase } from '../portfolio/describe-case.ts';

/** A page that is not made from the database. */
export interface StaticPage {
  path: string;
  title: string;
  description: string;
  /** What sort of page it is, in a word. */
  kind: string;
}

const { auth: _auth, notFound: _notFound, ...publicMetas } = pageMetas;

/** Every page that search engines and sharing services may know of, but for the posts. */
export const staticPages: readonly StaticPage[] = [
  ...Object.values(publicMetas).map((meta) => ({ ...meta, kind: nameOf(meta.path) })),
  ...serviceDetails.map((detail) => ({
    path: paths.service(detail.slug),
    title: detail.title,
    description: detail.metaDescription,
    kind: 'Service',
  })),
  ...cases.map((study) => ({
    path: paths.caseStudy(study.slug),
    ...describeCase(study),
    kind: 'Case study',
  })),
];

/** "/portfolio" is "Portfolio". */
function nameOf(path: string): string {
  const name = path.slice(1) || 'home';
  return name.charAt(0).toUpperCase() + name.slice(1);
}
