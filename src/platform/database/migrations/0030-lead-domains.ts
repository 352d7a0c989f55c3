import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../tables.ts';

/** An index to find senders by host; features/leads queries with the same expression. */
export function leadDomains(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const position = kind === 'sqlite' ? "instr(email, '@')" : "strpos(email, '@')";
      await sql
        .raw(
          `create index contact_messages_domain on contact_messages
             ((substr(lower(email), ${position} + 1)), created_at desc, id desc) where spam = 0`,
        )
        .execute(db);
    },
  };
}
