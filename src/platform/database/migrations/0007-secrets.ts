import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../tables.ts';

/**
 * Mails keep their links encrypted and apart from their text, and sessions record when their owner last
 * confirmed a password. Links in existing texts are removed; if such a mail was not sent yet, its recipient
 * has to request another.
 */
export function secrets(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('mail_outbox').addColumn('sealed_link', 'text').execute();
      await db.schema.alterTable('mail_outbox').addColumn('link_expires_at', 'text').execute();
      await sql`create index mail_outbox_link on mail_outbox (link_expires_at) where link_expires_at is not null`.execute(
        db,
      );
      await takeLinksOut(db);

      const time = kind === 'postgres' ? 'timestamptz' : 'text';
      await db.schema.alterTable('session').addColumn('confirmedAt', time).execute();
    },
  };
}

const subjects = ['Confirm your email address', 'Choose a new password', 'Finish creating your account'];

async function takeLinksOut(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; text: string }>`
    select id, text from mail_outbox
    where subject in (${sql.join(subjects)}) and text like ${'%token=%'}`.execute(db);
  const now = new Date().toISOString();
  for (const { id, text } of rows) {
    const without = text.replaceAll(/https?:\S+[?&]token=\S+/g, '[a link that only the mail itself has]');
    await sql`update mail_outbox set text = ${without} where id = ${id}`.execute(db);
    await sql`
      update mail_outbox set failed_at = ${now}, last_error = 'its link was lost in an update; ask for another'
      where id = ${id} and sent_at is null and failed_at is null`.execute(db);
  }
}
