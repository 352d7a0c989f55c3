import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connectDatabase } from '../../../../scripts/portable-data/connect-database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { migrateInTransaction } from '../migrate.ts';

it.each(['sqlite', 'postgres'] as const)('finds earlier notes and threads, on %s', async (kind) => {
  const { config, remove } = await createTestDatabase(kind, 'nothing');
  const kysely = connectDatabase(config);
  const at = '2030-01-01T00:00:00.000Z';
  try {
    await kysely.connection().execute(async (connection) => {
      await sql`begin`.execute(connection);
      await migrateInTransaction(connection, kind, '0020-folded-messages');
      const ids = Array.from({ length: 102 }, (_, i) => `m${i}`);
      await sql`insert into contact_messages (id, name, email, subject, message, search_text, created_at)
        values ${sql.join(ids.map((id) => sql`(${id}, 'a', 'a', 'a', 'a', 'ann', ${at})`))}`.execute(
        connection,
      );
      await sql`insert into lead_notes (id, message_id, text, created_at)
        values ${sql.join(ids.slice(1).map((id) => sql`(${id}, ${id}, 'Köln', ${at})`))}`.execute(connection);
      await sql`insert into lead_replies (id, message_id, kind, state, address, subject, text, failed_verification, created_at)
        values ('r', 'm7', 'mail', 'received', 'ann@clinics.example', 'Re', 'The ramp', 0, ${at})`.execute(
        connection,
      );
      await migrateInTransaction(connection, kind, '0021-searched-threads');
      await sql`commit`.execute(connection);
    });
    const read = async (id: string) =>
      (await sql`select search_text from contact_messages where id = ${id}`.execute(kysely)).rows;
    expect(await read('m0')).toEqual([{ search_text: 'ann' }]);
    expect(await read('m7')).toEqual([{ search_text: 'ann\nkoln\n ann@clinics.example re the ramp' }]);
    expect(await read('m101')).toEqual([{ search_text: 'ann\nkoln' }]);
  } finally {
    await kysely.destroy();
    await remove();
  }
});
