import { adminPaths } from '#paths/admin-paths.ts';

/** The tabs and their addresses, in order: the six of SPEC section 2 (READINGS "Names"), then the product's own. */
export const adminTabs = [
  { value: 'settings', label: 'Site Settings', path: adminPaths.settings() },
  { value: 'messages', label: 'Contact Messages', path: adminPaths.messages() },
  { value: 'blogs', label: 'Blogs', path: adminPaths.posts() },
  { value: 'newsletter', label: 'Newsletter', path: adminPaths.newsletter() },
  { value: 'api-keys', label: 'API Keys', path: adminPaths.apiKeys() },
  { value: 'api-docs', label: 'API Documentation', path: adminPaths.apiDocs() },
  { value: 'content', label: 'Content', path: adminPaths.content() },
  { value: 'insights', label: 'Insights', path: adminPaths.insights() },
] as const;

/** Where a tab is: Site Settings move if the overview opens first at /admin. */
export const pathOfTab = (
  { value, path }: Pick<(typeof adminTabs)[number], 'value' | 'path'>,
  opensFirst: 'settings' | 'overview' | undefined,
): string => (value === 'settings' && opensFirst === 'overview' ? adminPaths.settingsBeside() : path);

export type AdminTab = (typeof adminTabs)[number]['value'];

/** The tab that an address belongs to; settings for an unknown address. */
export function findTab(path: string): AdminTab {
  const segment = path.split('/')[2] ?? '';
  return adminTabs.find(({ value }) => value === segment)?.value ?? 'settings';
}

export const overviewTitle = 'Overview';
