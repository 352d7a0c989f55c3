import { sql, type CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothDatabases, type TestPlatform } from '#tests/support/test-platform.ts';
import type { Position } from '../http/listing.ts';
import { newestFirst, type ListedBy } from './newest-first.ts';
import type { Connection } from './open-database.ts';
import { searchNewest } from './search-newest.ts';

const at = (ms: number) => new Date(Date.parse('2030-01-01T00:00:00Z') + ms).toISOString();

async function addPost(
  { database }: Pick<TestPlatform, 'database'>,
  id: string,
  created_at: string,
  text: string,
  published: 0 | 1 = 1,
): Promise<void> {
  const row = { id, title: text, slug: id, excerpt: '', content: '', image_url: null, author_id: null };
  await database.write((trx) =>
    trx
      .insertInto('blogs')
      .values({ ...row, published, search_text: text.toLowerCase(), created_at, updated_at: created_at })
      .execute(),
  );
}

const byPublication: ListedBy = () => sql<string>`coalesce(published_at, created_at)`;

const published = { column: 'published', is: 1 } as const;

interface Options {
  limit?: number;
  position?: Position | null;
  nearRows?: number;
  inAnyOrder?: boolean;
}

/** Scans no rows before using the index, unless a test says otherwise. */
async function search(
  { database: { kysely } }: TestPlatform,
  text: string,
  { limit = 10, position = null, nearRows = 0, inAnyOrder = false }: Options = {},
): Promise<{ id: string; created_at: string }[]> {
  const query = kysely.selectFrom('blogs').select(['id', 'created_at']);
  const rows = await searchNewest(
    kysely,
    { table: 'blogs', column: 'search_text', text, inAnyOrder, only: published, position, limit },
    (condition) => newestFirst(query.where(condition), position, limit).execute(),
    nearRows,
  );
  return rows.slice(0, limit);
}

const toIds = (rows: { id: string }[]) => rows.map(({ id }) => id);

describeOnBothDatabases('a search', (open) => {
  it('finds a text in the middle of words, whatever its case, letter for letter', async () => {
    const platform = await open();
    await addPost(platform, 'a', at(1), 'Über-Wärmepumpen "heute"');
    await addPost(platform, 'b', at(2), 'The COLD store, 100% cold');
    await addPost(platform, 'c', at(3), 'cold, but a draft', 0);
    await addPost(platform, 'd', at(4), 'co ld scold 冷蔵庫の温度');
    const find = async (text: string) => toIds(await search(platform, text));
    expect(await find('cold')).toEqual(['d', 'b']);
    expect(await find('ÜBER-WÄRME')).toEqual(['a']);
    expect(await find('"heute"')).toEqual(['a']);
    expect(await find('% c')).toEqual(['b']);
    expect(await find('co')).toEqual(['d', 'b']);
    expect(await find('蔵庫の')).toEqual(['d']);
    expect(await find('cold_')).toEqual([]);
    expect(await find('cold OR store')).toEqual([]);
    expect(await find('*')).toEqual([]);
  });

  it('finds one letter and two, at the end of a text too, and signs that mean something elsewhere', async () => {
    const platform = await open();
    await addPost(platform, 'a', at(1), 'Qatar "Q1" 100%');
    await addPost(platform, 'b', at(2), 'Iraq');
    await addPost(platform, 'c', at(3), 'x_');
    await addPost(platform, 'd', at(4), '温度');
    for (const nearRows of [0, 1, 100]) {
      const find = async (text: string) => toIds(await search(platform, text, { nearRows }));
      expect(await find('q')).toEqual(['b', 'a']);
      expect(await find('aq')).toEqual(['b']);
      expect(await find('Qa')).toEqual(['a']);
      expect(await find('%')).toEqual(['a']);
      expect(await find('0%')).toEqual(['a']);
      expect(await find('"')).toEqual(['a']);
      expect(await find('_')).toEqual(['c']);
      expect(await find('度')).toEqual(['d']);
      expect(await find('qj')).toEqual([]);
      expect(await find('*')).toEqual([]);
    }
  });

  it('finds words in any order where it is asked to, all of them', async () => {
    const platform = await open();
    await addPost(platform, 'a', at(1), 'Cold store\nWärmepumpe, q1');
    await addPost(platform, 'b', at(2), 'A store that is cold');
    await addPost(platform, 'c', at(3), 'A store');
    for (const nearRows of [0, 1, 100]) {
      const find = async (text: string) =>
        toIds(await search(platform, text, { nearRows, inAnyOrder: true }));
      expect(await find('store cold')).toEqual(['b', 'a']);
      expect(await find(' PUMPE  cold ')).toEqual(['a']);
      expect(await find('q1 ä cold')).toEqual(['a']);
      expect(await find('store qj')).toEqual([]);
      expect(await find('cold OR nothing')).toEqual([]);
      expect(await find('"cold" store')).toEqual([]);
      expect(await find('cold store'.repeat(30))).toEqual([]);
    }
    expect(toIds(await search(platform, 'store cold'))).toEqual([]);
  });

  it('finds a letter that stands in more ways than a person would write', async () => {
    const platform = await open();
    for (let n = 0; n < 6; n += 1) {
      const trigrams = Array.from(
        { length: 500 },
        (_, i) => `z${String.fromCodePoint(0x4e00 + n * 500 + i)}`,
      );
      await addPost(platform, `post-${n}`, at(n), trigrams.join(''));
    }
    expect(await search(platform, 'z')).toHaveLength(6);
  });

  it('gives every page once and in order, also of rows of one moment', async () => {
    const platform = await open();
    const expected: string[] = [];
    for (let i = 0; i < 40; i += 1) {
      // Not in list order, ten at a time; every fourth is a draft, every fifth another text.
      const n = (i * 17) % 40;
      const id = `post-${String(n).padStart(2, '0')}`;
      const isFound = n % 5 !== 0;
      const draft = n % 4 === 0;
      await addPost(platform, id, at(Math.floor(n / 10)), isFound ? 'a needle' : 'hay', draft ? 0 : 1);
      if (isFound && !draft) expected.push(id);
    }
    const inOrder = expected.toSorted().toReversed();
    for (const { limit, nearRows } of [0, 5, 1000].flatMap((near) =>
      [1, 3, 7, 100].map((size) => ({ limit: size, nearRows: near })),
    )) {
      const found: string[] = [];
      for (let position: Position | null = null; ;) {
        const page: { id: string; created_at: string }[] = await search(platform, 'needle', {
          limit,
          position,
          nearRows,
        });
        if (page.length === 0) break;
        found.push(...toIds(page));
        position = page.at(-1)!;
      }
      expect(found).toEqual(inOrder);
    }
  });

  it('follows changes and deletions', async () => {
    const platform = await open();
    const { database } = platform;
    await addPost(platform, 'a', at(1), 'first words');
    await addPost(platform, 'b', at(2), 'first words');
    await database.kysely
      .updateTable('blogs')
      .set({ search_text: 'other things' })
      .where('id', '=', 'a')
      .execute();
    expect(toIds(await search(platform, 'first'))).toEqual(['b']);
    expect(toIds(await search(platform, 'other'))).toEqual(['a']);
    await database.kysely.deleteFrom('blogs').where('id', '=', 'a').execute();
    expect(await search(platform, 'other')).toEqual([]);
    await addPost(platform, 'a', at(1), 'back again');
    expect(toIds(await search(platform, 'again'))).toEqual(['a']);
  });

  it.each([
    { table: 'blogs', column: 'search_text', only: published, listedBy: byPublication },
    {
      table: 'newsletter_subscriptions',
      column: 'email_key',
      only: { column: 'spam', is: 0 },
      listedBy: undefined,
    },
  ] as const)('of $table is answered by an index', async ({ table, column, only, listedBy }) => {
    const { database } = await open();
    const { kind, kysely } = database;
    const created_at = at(1);
    await kysely
      .insertInto('newsletter_subscriptions')
      .values({ id: 'a', created_at, email: 'a@b.example', email_key: 'a@b.example' })
      .execute();
    await addPost({ database }, 'a', at(1), 'a post');
    if (kind === 'postgres') await addManyPosts(kysely);
    const queries: CompiledQuery[] = [];
    await searchNewest(
      kysely,
      { table, column, text: 'needle', only, position: null, limit: 10, ...(listedBy && { listedBy }) },
      async (condition) => {
        const query = kysely.selectFrom(table).select('id').where(condition);
        queries.push(newestFirst(query, null, 10, listedBy).compile());
        return [];
      },
      0,
    );
    const { sql: text, parameters } = queries.at(-1)!;
    const literal = parameters.reduce<string>(
      (statement, value) =>
        statement.replace(/\$\d+|\?/, typeof value === 'number' ? String(value) : `'${String(value)}'`),
      text,
    );
    const explained = await database.write(async (trx) => {
      if (kind === 'postgres') await sql`set local enable_seqscan = off`.execute(trx);
      return sql
        .raw<Record<string, string>>(`${kind === 'postgres' ? 'explain' : 'explain query plan'} ${literal}`)
        .execute(trx);
    });
    const plan = explained.rows.map((row) => row['QUERY PLAN'] ?? row['detail']).join('\n');
    expect(plan).toMatch(
      kind === 'postgres'
        ? new RegExp(`${table}_(search|newest|listed)`)
        : new RegExp(`^SEARCH ${table} USING INDEX \\S+ \\(id=\\?\\)`),
    );
  });
});

/** Enough for PostgreSQL to plan by the table's contents. */
async function addManyPosts(connection: Connection): Promise<void> {
  await sql`insert into blogs (id, title, slug, excerpt, content, search_text, published, created_at, updated_at)
    select 'many-' || n, 'A title', 'many-' || n, 'x', repeat('x', 500), md5(n::text), 1,
      to_char(timestamp '2029-10-01' + n * interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"'), '2030-01-01T00:00:00.000Z'
    from generate_series(1, 5000) as numbers (n)`.execute(connection);
  // Also moves what was just written into the index proper.
  await sql`vacuum analyze blogs`.execute(connection);
}
