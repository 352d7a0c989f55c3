import { defaultContent } from '#content/collections.ts';
import { paths } from '#paths/paths.ts';

const { services, cases } = defaultContent;

/** A published article of the demonstration content, with a picture. */
export const articlePath = '/blog/latest-ai-trends-2026';

/**
 * Every kind of public page, as a product with the demonstration content has them (seeded.ts). Checks of all
 * pages iterate over this list: a new page is added here.
 */
export const publicRoutes: readonly string[] = [
  '/',
  '/services',
  ...services.map(({ slug }) => paths.service(slug)),
  '/products',
  '/portfolio',
  ...cases.map(({ slug }) => paths.caseStudy(slug)),
  '/blog',
  '/blog?q=automation',
  '/blog?q=nothing+like+it',
  '/search',
  '/search?q=automation',
  '/search?q=nothing+like+it',
  articlePath,
  '/blog/author/tomas-okafor',
  '/blog/tag/ai',
  '/contact',
  '/privacy',
  '/terms',
  '/auth',
  '/auth?mode=sign-up',
  '/auth?confirmed=1',
  '/auth/forgot',
  '/auth/reset?token=x',
  '/auth/second-factor',
];

/** One of each kind of public page; the list of services has the home page's parts, a legal page an article's. */
export const pageKinds: readonly string[] = [
  '/',
  ...services.slice(-1).map(({ slug }) => paths.service(slug)),
  '/products',
  '/portfolio',
  `/portfolio/${cases[0]?.slug}`,
  '/blog',
  articlePath,
  '/search?q=automation',
  '/contact',
  '/auth',
];

/** Pages that are answered with 404. */
export const missingRoutes: readonly string[] = ['/nowhere', '/blog/nowhere', '/services/nowhere'];

/** The pages that are checked one by one: all of them in `npm run test:all`, else those with the most on them. */
export const checkedRoutes: readonly string[] = process.env['TEST_ALL']
  ? [...publicRoutes, ...missingRoutes]
  : ['/', articlePath, '/contact'];

/** The admin area's addresses. */
export const adminRoutes: readonly string[] = [
  '/admin',
  '/admin/settings/services',
  '/admin/settings/system',
  '/admin/messages',
  '/admin/blogs',
  '/admin/blogs/new',
  '/admin/newsletter',
  '/admin/api-keys',
  '/admin/api-docs',
  '/admin/content',
  '/admin/content/cases',
  '/admin/content/cases/ticket-routing',
  '/admin/insights',
  '/admin/team',
  '/admin/overview',
  '/admin/account',
  '/admin/personal-data',
];
