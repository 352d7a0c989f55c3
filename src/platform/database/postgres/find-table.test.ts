import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { expect, it } from 'vitest';
import type { Tables } from '../tables.ts';
import { findTable } from './find-table.ts';

const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const queries = {
  select: db.selectFrom('blogs').innerJoin('user', 'user.id', 'blogs.author_id').select('title'),
  alias: db.selectFrom('blogs as b').selectAll(),
  subquery: db.selectFrom((eb) => eb.selectFrom('blogs').select('title').as('inner')).selectAll(),
  insert: db.insertInto('blogs').defaultValues(),
  update: db.updateTable('blogs').set({ title: 'x' }),
  delete: db.deleteFrom('blogs').where('id', '=', 'x'),
  schema: db.withSchema('public').selectFrom('blogs').selectAll(),
};

it.each(Object.entries(queries))('names the table of a statement (%s)', (_name, query) => {
  expect(findTable(query.compile())).toBe('blogs');
});

it('names none where there is none', () => {
  expect(findTable(sql`select 1`.compile(db))).toBeNull();
  expect(findTable(db.selectNoFrom(sql`1`.as('one')).compile())).toBeNull();
});
