import type { Import } from '../../imports.contract.ts';

export const importExample: Import = {
  id: '019abe2c-7a10-7f60-9d0e-3f0c2b7d9e11',
  file_name: 'my-site.zip',
  bytes: 48_213_004,
  state: 'checked',
  done: 214,
  total: 214,
  report: {
    source: 'ghost',
    published: 198,
    scheduled: 2,
    drafts: 14,
    created: 214,
    updated: 0,
    unchanged: 0,
    kept: 0,
    skipped: 3,
    tags: 31,
    new_tags: 28,
    authors: [{ name: 'Ana Ruiz', posts: 120, person: 'ana-ruiz' }],
    pictures: 640,
    missing_pictures: 1,
    redirects: 200,
    notes: [
      {
        kind: 'picture',
        post: 'A week on the dock',
        what: '2023/05/dock.jpg',
        reason: 'It is not in the archive or folder',
      },
    ],
    more_notes: 0,
  },
  failure: null,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:01:12.000Z',
};
