import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { selectFocuses } from '#domain/uploads/server/pictures.store.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { explainQuery } from '#tests/support/explain-query.ts';
import { describeOnBothDatabases, type TestPlatform } from '#tests/support/test-platform.ts';
import { selectNames, selectUpload, selectUploads } from './uploads.store.ts';

const position = { created_at: '2030-01-01T00:00:00.000Z', id: 'a' };

/** The reads of a library of 20,000 uploads, and the index of each. */
const reads: [string, (connection: Connection) => Promise<unknown>, RegExp][] = [
  ['its first page', (c) => selectUploads(c, { isBin: false, position: null, limit: 60 }), /uploads_newest/],
  ['a page', (c) => selectUploads(c, { isBin: false, position, limit: 60 }), /uploads_newest/],
  [
    'a page of a search',
    (c) => selectUploads(c, { isBin: false, search: 'ward', position, limit: 60 }),
    /uploads_newest/,
  ],
  ['an upload', (c) => selectUpload(c, 'blog-1.png'), /uploads_name_key|autoindex_uploads/],
  ['the names that lead to it', (c) => selectNames(c, 'blog-1.png'), /uploads_replaced/],
  ['the focuses that pages need', (c) => selectFocuses(c), /uploads_focus/],
];

async function fill({ database }: TestPlatform): Promise<void> {
  const numbers =
    database.kind === 'sqlite'
      ? sql`(with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 20000) select n from numbers)`
      : sql`(select n from generate_series(1, 20000) as numbers (n))`;
  await sql`insert into uploads (id, name, file_name, search_text, created_at, focus_x)
    select 'id-' || n, 'blog-' || n || '.png', 'ward.png', 'ward.png', '2029-10-01T00:00:00.' || (100 + n % 900) || 'Z',
      case when n % 200 = 0 then 20 else 50 end
    from ${numbers} as filled`.execute(database.kysely);
  await sql`analyze uploads`.execute(database.kysely);
}

describeOnBothDatabases('a large library is read by an index, in order', (open) => {
  it.each(reads)('for %s', async (_name, read, index) => {
    const platform = await open();
    await fill(platform);
    const { database } = platform;
    const execute = vi.spyOn(database.kysely.getExecutor(), 'executeQuery');
    await read(database.kysely);
    const plan = await explainQuery(database, execute.mock.calls[0]![0]);
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/sort|temp b-tree/i);
  });
});
