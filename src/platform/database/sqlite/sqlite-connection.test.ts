import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { SqliteConnection } from './sqlite-connection.ts';

let dir = '';
beforeEach(() => {
  dir = makeTestFolder();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** SQLite refuses a process that opens a new file together with another: about one in a hundred. */
const refuseOnce = (code: string) =>
  vi.spyOn(BetterSqlite3.prototype, 'pragma').mockImplementationOnce(() => {
    throw new BetterSqlite3.SqliteError('refused', code);
  });

it('opens a new file that another process is opening', () => {
  const pragma = refuseOnce('SQLITE_BUSY');
  const connection = new SqliteConnection(join(dir, 'new.db'));
  expect(pragma.mock.calls.filter(([text]) => text === 'journal_mode = WAL')).toHaveLength(2);
  connection.close();
});

it('says why a file cannot be opened', () => {
  refuseOnce('SQLITE_IOERR');
  expect(() => new SqliteConnection(join(dir, 'new.db'))).toThrow(
    expect.objectContaining({ code: 'SQLITE_IOERR' }),
  );
});

it('plans a join once, whatever is looked for', () => {
  const connection = new SqliteConnection(join(dir, 'new.db'));
  connection.run('create table posts (slug text, author text)');
  connection.run('create table authors (id text primary key, name text)');
  connection.run("insert into posts values ('one', 'a'), ('two', 'a')");
  // The driver compiles a function for a statement's columns each time SQLite has prepared it.
  const plans = vi.spyOn(globalThis, 'Function');
  const sql = 'select slug, name from posts left join authors on id = author where slug = ?';
  for (const slug of ['one', 'two', 'one', 'two']) {
    expect(connection.execute({ sql, parameters: [slug] }).rows).toEqual([{ slug, name: null }]);
  }
  expect(plans).toHaveBeenCalledOnce();
  connection.close();
});
