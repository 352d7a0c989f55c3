import type { SiteContent } from '#content/collections.ts';
import { ownPagePath, ownPageSlug, type OwnJob, type OwnPageHead } from '#content/own-pages.schema.ts';
import { footerLinks } from '#content/navigation.schema.ts';
import { paths } from '#paths/paths.ts';

const dayMs = 86_400_000;

/** When an offer's last day has ended, in UTC. */
export const closesAt = ({ closesOn }: OwnJob): number => Date.parse(closesOn) + dayMs;

const isOpen = ({ job }: OwnPageHead, now: number): boolean => !job || now < closesAt(job);

/** The owner's page at an address, and whether it is an offer that has closed. */
export function findOwnPage(
  { pages }: SiteContent,
  path: string,
  now = Date.now(),
): { page: OwnPageHead; isClosed: boolean } | null {
  const slug = ownPageSlug(path);
  const page = pages.find((one) => one.slug === slug);
  return page ? { page, isClosed: !isOpen(page, now) } : null;
}

/** The offer with an apply form at a slug; undefined once it has closed. */
export const findOpenOffer = ({ pages }: SiteContent, slug: string, now: Date): OwnPageHead | undefined =>
  pages.find((page) => page.slug === slug && page.job?.apply && isOpen(page, now.getTime()));

/** Those that may be linked to. */
export const listOpenPages = ({ pages }: SiteContent, now = Date.now()): OwnPageHead[] =>
  pages.filter((page) => isOpen(page, now));

/** Until when a page rendered from this content is valid: the next closing of an offer; undefined: no end. */
export function findNextClosing({ pages }: SiteContent, now = Date.now()): number | undefined {
  const closings = pages.flatMap(({ job }) => (job && closesAt(job) > now ? closesAt(job) : []));
  return closings.length > 0 ? Math.min(...closings) : undefined;
}

/** The links that lead to something: to a page of entries only where there are some. */
export const listLinks = <Link extends { href: string }>(
  { products, cases }: Pick<SiteContent, 'products' | 'cases'>,
  links: readonly Link[],
): Link[] =>
  links.filter(
    ({ href }) =>
      (href !== paths.products() || products.length > 0) && (href !== paths.portfolio() || cases.length > 0),
  );

/** The menu and the footer, including links to the services and the owner's pages that belong there. */
export function addLinks(content: SiteContent): Pick<SiteContent['site'], 'navigation' | 'footer'> {
  const { navigation, footer } = content.site;
  const linksAt = (place: OwnPageHead['place']) =>
    listOpenPages(content)
      .filter((page) => page.place === place)
      .map((page) => ({ label: page.linkLabel ?? page.title, href: ownPagePath(page.slug) }));
  const services = content.services
    .slice(0, footerLinks)
    .map(({ title, slug }) => ({ label: title, href: paths.service(slug) }));
  const last = footer.groups.length - 1;
  return {
    navigation: { ...navigation, links: [...listLinks(content, navigation.links), ...linksAt('menu')] },
    footer: {
      ...footer,
      groups: footer.groups
        .map((group, index) => ({
          ...group,
          links: [
            ...(group.services ? services : []),
            ...listLinks(content, group.links),
            ...(index === last ? linksAt('footer') : []),
          ],
        }))
        // The last one has the legal pages as well.
        .filter(({ links }, index) => links.length > 0 || index === last),
    },
  };
}
