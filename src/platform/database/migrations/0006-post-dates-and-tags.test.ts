import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connectDatabase } from '../../../../scripts/portable-data/connect-database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { migrateInTransaction } from '../migrate.ts';

const time = (day: number) => `2030-01-${String(day).padStart(2, '0')}T00:00:00.000Z`;

it.each(['sqlite', 'postgres'] as const)(
  'dates published posts by their creation, and searches follow the date from then on, on %s',
  async (kind) => {
    const { config, remove } = await createTestDatabase(kind, 'nothing');
    const kysely = connectDatabase(config);
    const migrateTo = (name: string) =>
      kysely.connection().execute(async (connection) => {
        await sql`begin`.execute(connection);
        await migrateInTransaction(connection, kind, name);
        await sql`commit`.execute(connection);
      });
    const insert = (id: string, day: number, published: 0 | 1, words = 2) =>
      sql`insert into blogs (id, title, slug, excerpt, content, published, search_text, created_at, updated_at)
        values (${id}, ${id}, ${id}, 'Short', ${'word '.repeat(words)}, ${published}, 'needle', ${time(day)}, ${time(day)})`.execute(
        kysely,
      );
    try {
      await migrateTo('0005-audience');
      await insert('first', 1, 1, 1000);
      await insert('draft', 2, 0);
      await insert('second', 3, 1);
      await migrateTo('0006-post-dates-and-tags');
      const { rows } =
        await sql`select id, published_at, reading_minutes, tags from blogs order by created_at`.execute(
          kysely,
        );
      expect(rows).toEqual([
        { id: 'first', published_at: time(1), reading_minutes: 4, tags: '[]' },
        { id: 'draft', published_at: null, reading_minutes: 1, tags: '[]' },
        { id: 'second', published_at: time(3), reading_minutes: 1, tags: '[]' },
      ]);
      if (kind === 'postgres') return;
      await sql`update blogs set published_at = ${time(9)} where id = 'first'`.execute(kysely);
      await insert('third', 4, 1);
      const found = await sql<{ id: string }>`select id from blogs_search s
        join blogs_search_order o on o.position = s.rowid
        where s.text match '"needle"' order by s.rowid desc`.execute(kysely);
      expect(found.rows.map(({ id }) => id)).toEqual(['first', 'third', 'second', 'draft']);
    } finally {
      await kysely.destroy();
      await remove();
    }
  },
);
