import { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { Tables } from '../tables.ts';
import { GroupingSqliteDialect } from './sqlite-dialect.ts';

it('writes a limit into the statement, and everything else beside it', () => {
  const kysely = new Kysely<Tables>({ dialect: new GroupingSqliteDialect(':memory:') });
  const posts = kysely.selectFrom('blogs').select('id').where('slug', '=', 'one');
  expect(posts.limit(10).compile()).toMatchObject({
    sql: 'select "id" from "blogs" where "slug" = ? limit 10',
    parameters: ['one'],
  });
  expect(posts.limit((eb) => eb.lit(3)).compile().sql).toMatch(/ limit 3$/);
  expect(posts.limit(0.5).compile()).toMatchObject({
    sql: expect.stringMatching(/ limit \?$/),
    parameters: ['one', 0.5],
  });
});
