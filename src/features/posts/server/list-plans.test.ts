import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { Connection } from '#platform/database/open-database.ts';
import { explainQuery } from '#tests/support/explain-query.ts';
import { describeOnBothDatabases, type TestPlatform } from '#tests/support/test-platform.ts';
import { selectAuthorChange } from './list-pages.store.ts';
import { selectCards, selectFeatured, type PostFilter } from './posts.store.ts';
import { countPaths, selectPaths, selectNewest } from './published.store.ts';
import { selectMissing } from './search/entries.store.ts';
import { selectParts } from './series.store.ts';
import { selectNextMoment } from './visible.store.ts';

const at = '2030-01-01T00:00:00.000Z';
const origin = 'https://countermark.example';
const position = { created_at: at, id: 'a' };
const visible: PostFilter = { visibleOnly: true, at, position, limit: 25 };

/** The reads of each visit, and their plans on SQLite and on PostgreSQL. */
const reads: [string, (connection: Connection) => Promise<unknown>, sqlite: RegExp, postgres: RegExp][] = [
  [
    'a page of the list',
    (c) => selectCards(c, visible),
    /USING INDEX blogs_listed \(published=\? AND <expr><\?\)$/m,
    /Index Scan using blogs_listed /,
  ],
  [
    "a page of the admin's list",
    (c) => selectCards(c, { ...visible, visibleOnly: false }),
    /USING INDEX blogs_listed_all \(<expr><\?\)$/m,
    /Index Scan using blogs_listed_all /,
  ],
  [
    'a page of an author',
    (c) => selectCards(c, { ...visible, authors: ['ann'] }),
    /USING INDEX blogs_author \(author=\? AND <expr><\?\)$/m,
    /Index Scan using blogs_author /,
  ],
  [
    'the newest',
    (c) => selectNewest(c, { at, limit: 20 }),
    /USING INDEX blogs_listed \(published=\?\)$/,
    /Index Scan using blogs_listed /,
  ],
  [
    "an author's feed",
    (c) => selectNewest(c, { at, limit: 20, authors: ['ann'] }),
    /USING INDEX blogs_author \(author=\?\)$/,
    /Index Scan using blogs_author /,
  ],
  [
    "when an author's page changed",
    (c) => selectAuthorChange(c, ['ann'], at),
    /USING INDEX blogs_author \(author=\?\)/,
    /Index Scan using blogs_author /,
  ],
  [
    'the sitemap',
    (c) => selectPaths(c, { at, origin, position, skip: 0, limit: 1000 }),
    /USING COVERING INDEX blogs_listed \(published=\? AND <expr>>\?\)$/,
    /Index (Only )?Scan Backward using blogs_listed /,
  ],
  [
    'their number',
    (c) => countPaths(c, at, origin),
    /USING COVERING INDEX blogs_listed \(published=\?\)$/,
    /Index (Only )?Scan using blogs_listed /,
  ],
  [
    'the featured one',
    (c) => selectFeatured(c, at),
    /USING INDEX blogs_featured \(featured=\? AND published=\?\)$/m,
    /Index Scan using blogs_featured /,
  ],
  [
    'the parts of a series',
    (c) => selectParts(c, 'series-1', at),
    /USING INDEX blogs_series \(series=\? AND published=\?\)$/,
    /Index Scan using blogs_series /,
  ],
  [
    'those that searches do not find yet',
    (c) => selectMissing(c, '1', 10),
    /USING COVERING INDEX blogs_indexed \(published=\? AND id>\?\)/,
    /Index (Only )?Scan using blogs_indexed /,
  ],
  [
    'the next moment',
    (c) => selectNextMoment(c, at),
    /USING COVERING INDEX blogs_publish_at \(published=\? AND publish_at>\?\)$/,
    /Index (Only )?Scan using blogs_publish_at /,
  ],
];

/** Enough for PostgreSQL to plan by the table's contents; SQLite keeps no such statistics. */
async function fill({ database }: TestPlatform): Promise<void> {
  if (database.kind === 'sqlite') return;
  await sql`insert into blogs (id, title, slug, excerpt, content, search_text, published, featured, author, series, publish_at, created_at, updated_at)
    select n::text, 'A title', n::text, 'x', repeat('x', 500), 'x', case when n % 100 = 0 then 1 else 0 end,
      case when n % 500 = 0 then 1 else 0 end, 'author-' || n % 100, 'series-' || n % 500, case when n % 40 = 0 then '2031-01-01T00:00:00.000Z' end,
      to_char(timestamp '2029-10-01' + n * interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"'), '2030-01-01T00:00:00.000Z'
    from generate_series(1, 5000) as numbers (n)`.execute(database.kysely);
  await sql`analyze blogs`.execute(database.kysely);
}

describeOnBothDatabases('posts are read from an index, in order', (open) => {
  it.each(reads)('for %s', async (_name, read, sqlite, postgres) => {
    const platform = await open();
    await fill(platform);
    const { database } = platform;
    const execute = vi.spyOn(database.kysely.getExecutor(), 'executeQuery');
    await read(database.kysely);
    const plan = await explainQuery(database, execute.mock.calls[0]![0]);
    expect(plan).toMatch(database.kind === 'sqlite' ? sqlite : postgres);
    expect(plan).not.toMatch(/sort|temp b-tree/i);
  });
});
