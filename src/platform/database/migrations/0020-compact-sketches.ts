import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../tables.ts';

/**
 * Keeps sketches in a table that is its own index, on SQLite: the index by hash then holds everything that
 * the search for similar messages reads. Looking each of them up in the table was a sixth of the cost of
 * storing a message.
 */
export function compactSketches(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (kind !== 'sqlite') return;
      const run = (statement: string) => sql.raw(statement).execute(db);
      await run('alter table message_sketches rename to message_sketches_before');
      await run('drop index message_sketches_hash');
      await run('drop index message_sketches_created_at');
      await run(
        `create table message_sketches (
           message_id text not null references contact_messages (id) on delete cascade,
           hash integer not null,
           created_at text not null,
           primary key (message_id, hash)
         ) without rowid`,
      );
      await run(
        'insert into message_sketches select message_id, hash, created_at from message_sketches_before',
      );
      await run('drop table message_sketches_before');
      // Each ends with the table's key.
      await run('create index message_sketches_hash on message_sketches (hash, created_at)');
      await run('create index message_sketches_created_at on message_sketches (created_at)');
    },
  };
}
