import { describe, expect, it } from 'vitest';
import { adminPaths } from '#paths/admin-paths.ts';
import { adminTabs, findTab, pathOfTab } from './admin-tabs.ts';

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
});
