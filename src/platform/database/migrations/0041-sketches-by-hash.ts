import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../tables.ts';

/**
 * Each row of a sketch holds all of it, and on SQLite the table is ordered by hash: those that share one are
 * adjacent, with everything that is compared. Reading a row for each hash of each candidate was a quarter of
 * the cost of storing a message. `rest` is no longer used; it stays while instances of the previous version
 * may run.
 */
export function sketchesByHash(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('message_sketches').addColumn('others', 'text').execute();
      await sql`update message_sketches set others = (
          select string_agg(part, ',') from (
            select cast(hash as text) as part from message_sketches as other
              where other.message_id = message_sketches.message_id and other.hash <> message_sketches.hash
            union all
            select rest from message_sketches as other
              where other.message_id = message_sketches.message_id and rest is not null
          ) as parts
        )`.execute(db);
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
           rest text,
           others text,
           primary key (hash, created_at, message_id)
         ) without rowid`,
      );
      await run(
        `insert into message_sketches (message_id, hash, created_at, rest, others)
           select message_id, hash, created_at, rest, others from message_sketches_before`,
      );
      await run('drop table message_sketches_before');
      await run('create index message_sketches_message on message_sketches (message_id)');
      await run('create index message_sketches_created_at on message_sketches (created_at)');
    },
  };
}
