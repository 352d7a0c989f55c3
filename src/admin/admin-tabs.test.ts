import { describe, expect, it } from 'vitest';
import { adminPaths } from '#paths/admin-paths.ts';
import { includesRightTo, rightsOf, type Operation, type Role } from '#platform/rights.contract.ts';
import { adminTabs, findLanding, findTab, mayOpen, nameScreen, pathOfTab } from './admin-tabs.ts';

describe('admin addresses', () => {
  it('finds each tab by its own address, and settings by /admin', () => {
    for (const { value, path } of adminTabs) expect(findTab(path)).toBe(value);
    expect(findTab('/admin/')).toBe('settings');
    expect(findTab('/admin/unknown')).toBe('settings');
  });

  it('keeps Site Settings within reach where the overview opens first', () => {
    const [settings, messages] = adminTabs;
    expect(pathOfTab(settings, 'settings')).toBe('/admin');
    expect(pathOfTab(settings, 'overview')).toBe('/admin/settings');
    expect(findTab('/admin/settings')).toBe('settings');
    expect(pathOfTab(messages, 'overview')).toBe('/admin/messages');
  });

  it('keeps the editor inside the Blogs tab', () => {
    expect(findTab(adminPaths.newPost())).toBe('blogs');
    expect(findTab(adminPaths.post('p1'))).toBe('blogs');
  });

  it('finds the innermost tab: media is a part of the content with a tab of its own', () => {
    expect(findTab(adminPaths.mediaItem('a.png'))).toBe('media');
    expect(findTab(adminPaths.document('pages', 'home'))).toBe('content');
  });

  it('names the screens beside the tabs as well', () => {
    expect(nameScreen(adminPaths.personalData())).toBe('Personal data');
    expect(nameScreen(adminPaths.document('pages', 'home'))).toBe('Content');
  });
});

describe('a tab of several parts', () => {
  const newsletter = adminTabs.find(({ value }) => value === 'newsletter')!;
  const mayAs = (role: Role) => (operation: Operation) => includesRightTo(rightsOf([role]), operation);

  it.each([
    ['admin', '/admin/newsletter', true, true],
    ['lead-desk', '/admin/newsletter', true, false],
    ['editor', '/admin/newsletter/issues', false, true],
    ['author', null, false, false],
  ] as const)('leads the role %s to %s', (role, landing, seesSubscribers, seesIssues) => {
    const may = mayAs(role);
    expect(findLanding(newsletter, may)).toBe(landing);
    expect(mayOpen(adminPaths.newsletter(), may)).toBe(seesSubscribers);
    expect(mayOpen(adminPaths.issue('i1'), may)).toBe(seesIssues);
  });
});
