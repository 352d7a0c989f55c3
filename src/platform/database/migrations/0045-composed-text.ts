import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { cleanEmail, toEmailKey } from '../../email-address/contract.ts';

/**
 * Addresses of subscribers as `cleanEmail` gives them, one row each, and texts that are searched in Unicode's
 * composed form, as what is searched for is.
 */
export function composedText(): Migration {
  return {
    async up(db: Kysely<MigratedTables>) {
      await cleanSubscribers(db);
      await composeTexts(db, 'contact_messages', ['name', 'subject', 'message', 'search_text']);
      await composeTexts(db, 'blogs', ['search_text']);
    },
  };
}

interface Texts {
  id: string;
  name: string;
  subject: string;
  message: string;
  search_text: string;
}

interface MigratedTables {
  newsletter_subscriptions: { id: string; email: string; email_key: string; spam: 0 | 1; created_at: string };
  contact_messages: Texts;
  blogs: Texts;
}

const batch = 500;

async function cleanSubscribers(db: Kysely<MigratedTables>): Promise<void> {
  const columns = ['id', 'email', 'email_key', 'spam', 'created_at'] as const;
  for (let lastId = ''; ;) {
    const rows = await db
      .selectFrom('newsletter_subscriptions')
      .select(columns)
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const row of rows) {
      const email_key = toEmailKey(row.email);
      if (email_key === row.email_key && cleanEmail(row.email) === row.email) continue;
      const other = await db
        .selectFrom('newsletter_subscriptions')
        .select(columns)
        .where('email_key', '=', email_key)
        .where('id', '<>', row.id)
        .executeTakeFirst();
      // One person: the subscription that counts, or else the earlier one.
      const isKept =
        !other || row.spam < other.spam || (row.spam === other.spam && row.created_at < other.created_at);
      const surplus = isKept ? other : row;
      if (surplus) await db.deleteFrom('newsletter_subscriptions').where('id', '=', surplus.id).execute();
      if (!isKept) continue;
      await db
        .updateTable('newsletter_subscriptions')
        .set({ email: cleanEmail(row.email), email_key })
        .where('id', '=', row.id)
        .execute();
    }
    if (rows.length < batch) return;
    lastId = rows.at(-1)!.id;
  }
}

async function composeTexts(
  db: Kysely<MigratedTables>,
  table: 'contact_messages' | 'blogs',
  columns: Exclude<keyof Texts, 'id'>[],
): Promise<void> {
  for (let lastId = ''; ;) {
    const rows = await db
      .selectFrom(table)
      .select(['id', ...columns])
      .where('id', '>', lastId)
      // Anything in ASCII is composed.
      .where(sql<boolean>`octet_length(search_text) <> length(search_text)`)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { id, ...texts } of rows) {
      const composed = Object.fromEntries(
        Object.entries(texts as Record<string, string>).map(([name, text]) => [name, text.normalize('NFC')]),
      );
      if (columns.every((name) => composed[name] === texts[name])) continue;
      await db.updateTable(table).set(composed).where('id', '=', id).execute();
    }
    if (rows.length < batch) return;
    lastId = rows.at(-1)!.id;
  }
}
