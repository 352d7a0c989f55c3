import type { SiteContent } from '#content/collections.ts';
import { paths } from '#paths/paths.ts';
import { BackLink } from '../parts/back-link.tsx';
import { nameInMenu } from '../shell/name-in-menu.ts';

/** "Back to Blog" (SPEC section 2), by the menu's name for it. */
export const nameWayBack = (site: SiteContent['site']): string =>
  `Back to ${nameInMenu(site, paths.blog(), 'Blog')}`;

export const BackToBlog = ({ site }: Pick<SiteContent, 'site'>) => (
  <BackLink href={paths.blog()} label={nameWayBack(site)} />
);
