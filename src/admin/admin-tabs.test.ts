import { describe, expect, it } from 'vitest';
import { adminTabs, findTab, newPostPath, postPath, readPostsView } from './admin-tabs.ts';

describe('admin addresses', () => {
  it('finds each tab by its own address, and settings by /admin', () => {
    for (const { value, path } of adminTabs) expect(findTab(path)).toBe(value);
    expect(findTab('/admin/')).toBe('settings');
    expect(findTab('/admin/unknown')).toBe('settings');
  });

  it('keeps the editor inside the Blogs tab', () => {
    expect(findTab(newPostPath)).toBe('blogs');
    expect(findTab(postPath('p1'))).toBe('blogs');
  });

  it('tells the list, a new post and an edited one apart', () => {
    expect(readPostsView('/admin/blogs')).toEqual({ kind: 'list' });
    expect(readPostsView('/admin/blogs/')).toEqual({ kind: 'list' });
    expect(readPostsView(newPostPath)).toEqual({ kind: 'new' });
    expect(readPostsView(postPath('a b/c'))).toEqual({ kind: 'edit', id: 'a b/c' });
  });
});
