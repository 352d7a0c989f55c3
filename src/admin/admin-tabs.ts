import { adminPaths } from '#paths/admin-paths.ts';
import type { Operation } from '#platform/rights.contract.ts';

/** A screen, and what it is for: it is left out where that is refused. */
interface Screen {
  label: string;
  path: string;
  needs: Operation;
}

/** The tabs in order: the six of SPEC section 2 (READINGS "Names"), then the product's own. */
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
  { value: 'media', label: 'Media', path: adminPaths.media(), needs: 'listUploads' },
] as const satisfies (Screen & { value: string })[];

/** Where a tab is: Site Settings move if the overview opens first at /admin. */
export const pathOfTab = (
  { value, path }: Pick<(typeof adminTabs)[number], 'value' | 'path'>,
  opensFirst: 'settings' | 'overview' | undefined,
): string => (value === 'settings' && opensFirst === 'overview' ? adminPaths.settingsBeside() : path);

export type AdminTab = (typeof adminTabs)[number]['value'];

/** The first of the product's own, set apart from those before it. */
export const firstOwnTab: AdminTab = 'content';

/** The tab that an address belongs to: the innermost; settings for an unknown address. */
export const findTab = (path: string): AdminTab =>
  adminTabs.findLast((tab) => isWithin(path, tab))?.value ?? 'settings';

export const overviewScreen = {
  label: 'Overview',
  path: adminPaths.overview(),
  needs: 'saveSettings',
} as const satisfies Screen;

/** The screens beside the tabs. */
export const besideTabs = [
  overviewScreen,
  { label: 'Account', path: adminPaths.account(), needs: 'readSignInMethods' },
  { label: 'Personal data', path: adminPaths.personalData(), needs: 'exportPersonalData' },
] as const satisfies Screen[];

/** The screens within a tab that have a name, or a right, of their own. */
export const innerScreens = [
  { label: 'Mail & Services', path: adminPaths.services(), needs: 'readOwnerSettings' },
  { label: 'System', path: adminPaths.system(), needs: 'readSystem' },
  { label: 'Blog tags', path: adminPaths.postTags(), needs: 'changePostTag' },
  { label: 'Blog import', path: adminPaths.postImports(), needs: 'listImports' },
  { label: 'Blog bin', path: adminPaths.postBin(), needs: 'listPostBin' },
  { label: 'Issues', path: adminPaths.issues(), needs: 'listIssues' },
  { label: 'Audit', path: adminPaths.audit(), needs: 'listAuditEntries' },
  { label: 'Image bin', path: adminPaths.mediaBin(), needs: 'restoreUpload' },
] as const satisfies Screen[];

type May = (operation: Operation) => boolean;

/** Where a tab leads somebody: to itself, or else to the first screen within it that they may see; null: to nothing. */
export function findLanding(
  tab: (typeof adminTabs)[number],
  may: May,
  opensFirst?: 'settings' | 'overview',
): string | null {
  if (may(tab.needs)) return pathOfTab(tab, opensFirst);
  return innerScreens.find(({ path, needs }) => findTab(path) === tab.value && may(needs))?.path ?? null;
}

/** Whether somebody may see the screen at an address within the tabs. */
export function mayOpen(path: string, may: May): boolean {
  const inner = innerScreens.find((screen) => isWithin(path, screen));
  return may((inner ?? adminTabs.find(({ value }) => value === findTab(path))!).needs);
}

const isWithin = (path: string, screen: Pick<Screen, 'path'>): boolean =>
  path === screen.path || path.startsWith(`${screen.path}/`);

/** A screen's name, in the sidebar and in the window's title. */
export const nameScreen = (path: string): string =>
  [...besideTabs, ...innerScreens].find((screen) => screen.path === path)?.label ??
  adminTabs.find(({ value }) => value === findTab(path))!.label;
