import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { accounts } from './migrations/0001-accounts.ts';
import { operation } from './migrations/0002-operation.ts';
import { content } from './migrations/0003-content.ts';
import { leads } from './migrations/0004-leads.ts';
import { audience } from './migrations/0005-audience.ts';
import { postDatesAndTags } from './migrations/0006-post-dates-and-tags.ts';
import { media } from './migrations/0007-media.ts';
import { seriesAndSearchTexts } from './migrations/0008-series-and-search-texts.ts';
import { search } from './migrations/0009-search.ts';
import { imports } from './migrations/0010-imports.ts';
import { team } from './migrations/0011-team.ts';
import { audit } from './migrations/0012-audit.ts';
import { setup } from './migrations/0013-setup.ts';
import { settings } from './migrations/0014-settings.ts';
import { subscriptions } from './migrations/0015-subscriptions.ts';
import { issues } from './migrations/0016-issues.ts';
import { lostReason } from './migrations/0017-lost-reason.ts';
import { welcome } from './migrations/0018-welcome.ts';
import { straightQuotes } from './migrations/0019-straight-quotes.ts';
import { foldedMessages } from './migrations/0020-folded-messages.ts';
import { searchedThreads } from './migrations/0021-searched-threads.ts';
import { carryOver } from './migrations/carry-over.ts';
import type { DatabaseKind, Tables } from './tables.ts';

/** In order. Once released, a name never changes. */
const migrations: Record<string, (kind: DatabaseKind) => Migration> = {
  '0001-accounts': accounts,
  '0002-operation': operation,
  '0003-content': content,
  '0004-leads': leads,
  '0005-audience': audience,
  '0006-post-dates-and-tags': postDatesAndTags,
  '0007-media': media,
  '0008-series-and-search-texts': seriesAndSearchTexts,
  '0009-search': search,
  '0010-imports': imports,
  '0011-team': team,
  '0012-audit': audit,
  '0013-setup': setup,
  '0014-settings': settings,
  '0015-subscriptions': subscriptions,
  '0016-issues': issues,
  '0017-lost-reason': lostReason,
  '0018-welcome': welcome,
  '0019-straight-quotes': straightQuotes,
  '0020-folded-messages': foldedMessages,
  '0021-searched-threads': searchedThreads,
};

/**
 * Runs the migrations that are missing, all or none. Instances that start together wait for each other.
 * @throws Error when a migration fails or the database is from a newer version.
 */
export async function migrateToLatest(kysely: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  await carryOver(kysely, kind);
  if (kind === 'postgres') return runMigrations(kysely, kind);
  // Kysely's SQLite migrations have neither a lock nor a transaction.
  await kysely.transaction().execute((trx) => runMigrations(trx, kind));
}

/**
 * Migrates the tables to the state after one migration, in the transaction that `connection` has open.
 * @param lastMigration by name; null: the latest
 * @throws Error when there is no such migration
 */
export async function migrateInTransaction(
  connection: Kysely<Tables>,
  kind: DatabaseKind,
  lastMigration: string | null,
): Promise<void> {
  const migrator = createMigrator(connection, kind, true);
  const { error } = await (lastMigration === null
    ? migrator.migrateToLatest()
    : migrator.migrateTo(lastMigration));
  if (error) throw error;
}

/** In order: everything a database can have run. */
export const migrationNames: string[] = Object.keys(migrations);

async function runMigrations(kysely: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  const { error } = await createMigrator(kysely, kind).migrateToLatest();
  if (!error) return;
  const text = error instanceof Error ? error.message : String(error);
  if (/previously executed migration .* is missing/.test(text)) {
    throw new Error('the database is from a newer version of the product than this one');
  }
  throw error;
}

const createMigrator = (db: Kysely<Tables>, kind: DatabaseKind, disableTransactions = false): Migrator =>
  new Migrator({
    db,
    disableTransactions,
    provider: {
      getMigrations: () =>
        Promise.resolve(
          Object.fromEntries(Object.entries(migrations).map(([name, make]) => [name, make(kind)])),
        ),
    },
  });
