import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../tables.ts';

/**
 * Daily sums of leads, and the days whose leads have changed since they were summed. Triggers record those
 * days whenever a lead changes; each change is a separate row, so that no write waits for another.
 */
export function leadSums(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      let table = db.schema
        .createTable('lead_sums')
        .addColumn('day', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull());
      for (const column of ['sent', 'answered', 'won', 'value']) {
        table = table.addColumn(column, kind === 'sqlite' ? 'integer' : 'bigint', (c) => c.notNull());
      }
      await table.addPrimaryKeyConstraint('lead_sums_key', ['kind', 'day', 'name']).execute();
      await db.schema.createIndex('lead_sums_day').on('lead_sums').column('day').execute();
      await db.schema
        .createTable('lead_sum_changes')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('day', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createIndex('lead_sum_changes_day')
        .on('lead_sum_changes')
        .columns(['day', 'id'])
        .execute();
      for (const statement of triggers[kind]) await sql.raw(statement).execute(db);
      await sql
        .raw(
          `insert into lead_sum_changes (id, day) select ${makeId[kind]}, day
             from (select distinct substr(created_at, 1, 10) as day from contact_messages) as days`,
        )
        .execute(db);
    },
  };
}

const makeId = { sqlite: 'lower(hex(randomblob(16)))', postgres: 'gen_random_uuid()::text' };

/** What the sums are made of. */
const summed = 'created_at, spam, channel, source, answered_at, won, value';

const note = (row: 'new' | 'old', id: string) =>
  `insert into lead_sum_changes (id, day) values (${id}, substr(${row}.created_at, 1, 10));`;

const sqliteTrigger = (when: string, row: 'new' | 'old') =>
  `create trigger contact_messages_sum_${row}_${when.slice(0, 6)} after ${when} on contact_messages begin
     ${note(row, makeId.sqlite)}
   end`;

const triggers: Record<DatabaseKind, string[]> = {
  sqlite: [
    sqliteTrigger('insert', 'new'),
    sqliteTrigger(`update of ${summed}`, 'new'),
    sqliteTrigger('delete', 'old'),
  ],
  postgres: [
    `create or replace function note_lead_day() returns trigger language plpgsql as $$
     begin
       if tg_op = 'DELETE' then
         ${note('old', makeId.postgres)}
       else
         ${note('new', makeId.postgres)}
       end if;
       return null;
     end $$`,
    `create trigger contact_messages_sum after insert or delete or update of ${summed}
       on contact_messages for each row execute function note_lead_day()`,
  ],
};
