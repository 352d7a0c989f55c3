import { describe, expect, it } from 'vitest';
import { adminPaths } from '#paths/admin-paths.ts';
import { adminTabs, findTab } from './admin-tabs.ts';

describe('admin addresses', () => {
  it('finds each tab by its own address, and settings by /admin', () => {
    for (const { value, path } of adminTabs) expect(findTab(path)).toBe(value);
    expect(findTab('/admin/')).toBe('settings');
    expect(findTab('/admin/unknown')).toBe('settings');
  });

  it('keeps the editor inside the Blogs tab', () => {
    expect(findTab(adminPaths.newPost())).toBe('blogs');
    expect(findTab(adminPaths.post('p1'))).toBe('blogs');
  });
});
