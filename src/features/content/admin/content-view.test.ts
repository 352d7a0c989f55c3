import { expect, it } from 'vitest';
import { adminPaths } from '#paths/admin-paths.ts';
import { readContentView } from './content-view.ts';

it('finds what each address of the Content tab shows', () => {
  expect(readContentView(adminPaths.content())).toEqual({ kind: 'overview' });
  expect(readContentView(adminPaths.collection('cases'))).toEqual({
    kind: 'collection',
    collection: 'cases',
  });
  expect(readContentView(adminPaths.document('pages', 'jobs/engineer'))).toEqual({
    kind: 'document',
    collection: 'pages',
    slug: 'jobs/engineer',
  });
  for (const path of ['/admin', '/admin/contents', '/admin/content/a/b/c', '/admin/content/%'])
    expect(readContentView(path)).toBeNull();
});
