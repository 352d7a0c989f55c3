import { adminPaths } from '#paths/admin-paths.ts';
import type { Operation } from '#platform/rights.contract.ts';

/**
 * The tabs and their addresses, and what each is for: it is left out where that is refused. In order: the six of SPEC section 2 (READINGS "Names"), then the product's own.
 */
export const adminTabs = [
  { value: 'settings', label: 'Site Settings', path: adminPaths.settings(), needs: 'saveSettings' },
  { value: 'messages', label: 'Contact Messages', path: adminPaths.messages(), needs: 'listMessages' },
  { value: 'blogs', label: 'Blogs', path: adminPaths.posts(), needs: 'readPostDraft' },
  { value: 'newsletter', label: 'Newsletter', path: adminPaths.newsletter(), needs: 'listSubscriptions' },
  { value: 'api-keys', label: 'API Keys', path: adminPaths.apiKeys(), needs: 'listApiKeys' },
  { value: 'api-docs', label: 'API Documentation', path: adminPaths.apiDocs(), needs: 'readSignInMethods' },
  { value: 'content', label: 'Content', path: adminPaths.content(), needs: 'readContentOverview' },
  { value: 'insights', label: 'Insights', path: adminPaths.insights(), needs: 'readInsightSummary' },
  { value: 'team', label: 'Team', path: adminPaths.team(), needs: 'listTeam' },
] as const satisfies { value: string; label: string; path: string; needs: Operation }[];

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
