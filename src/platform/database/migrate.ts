import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { firstTables } from './migrations/0001-first-tables.ts';
import { limitsAndSearch } from './migrations/0002-limits-and-search.ts';
import { secondFactors } from './migrations/0003-second-factors.ts';
import { spam } from './migrations/0005-spam.ts';
import { textSearch } from './migrations/0006-text-search.ts';
import { secrets } from './migrations/0007-secrets.ts';
import { idempotencyKeys } from './migrations/0008-idempotency-keys.ts';
import { postVersions } from './migrations/0009-post-versions.ts';
import { indexedReads } from './migrations/0010-indexed-reads.ts';
import { messageSketches } from './migrations/0013-message-sketches.ts';
import { content } from './migrations/0015-content.ts';
import { newsletterSearch } from './migrations/0016-newsletter-search.ts';
import { messageSource } from './migrations/0017-message-source.ts';
import { postDrafts } from './migrations/0018-post-drafts.ts';
import { messageQuizAnswers } from './migrations/0019-message-quiz-answers.ts';
import { compactSketches } from './migrations/0020-compact-sketches.ts';
import { leadDesk } from './migrations/0021-lead-desk.ts';
import { insights } from './migrations/0022-insights.ts';
import { leadReplies } from './migrations/0025-lead-replies.ts';
import { mailboxReads } from './migrations/0026-mailbox-reads.ts';
import { documentStates } from './migrations/0027-document-states.ts';
import { leadDomains } from './migrations/0030-lead-domains.ts';
import { canary } from './migrations/0031-canary.ts';
import { answerTerms } from './migrations/0032-answer-terms.ts';
import { deskMails } from './migrations/0033-desk-mails.ts';
import { leadSums } from './migrations/0034-lead-sums.ts';
import { replyVerification } from './migrations/0035-reply-verification.ts';
import { documentHeads } from './migrations/0036-document-heads.ts';
import { leadFilters } from './migrations/0039-lead-filters.ts';
import { soughtHashes } from './migrations/0040-sought-hashes.ts';
import { sketchesByHash } from './migrations/0041-sketches-by-hash.ts';
import { replySignatures } from './migrations/0042-reply-signatures.ts';
import { messageBands } from './migrations/0043-message-bands.ts';
import { mailStates } from './migrations/0044-mail-states.ts';
import { composedText } from './migrations/0045-composed-text.ts';
import { accountUses } from './migrations/0046-account-uses.ts';
import { previewLinkKeys } from './migrations/0047-preview-link-keys.ts';
import { pictureTexts } from './migrations/0049-picture-texts.ts';
import { begunForms } from './migrations/0050-begun-forms.ts';
import { advertisingMark } from './migrations/0053-advertising-mark.ts';
import { sharedEditing } from './migrations/0054-shared-editing.ts';
import { unusedTables } from './migrations/0055-unused-tables.ts';
import type { Tables } from './tables.ts';

/** The dialect decides the types of better-auth's columns; our own are the same on both. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** In order. Once released, a name never changes. */
const migrations: Record<string, (kind: DatabaseKind) => Migration> = {
  '0001-first-tables': firstTables,
  '0002-limits-and-search': limitsAndSearch,
  '0003-second-factors': secondFactors,
  '0005-spam': spam,
  '0006-text-search': textSearch,
  '0007-secrets': secrets,
  '0008-idempotency-keys': idempotencyKeys,
  '0009-post-versions': postVersions,
  '0010-indexed-reads': indexedReads,
  '0013-message-sketches': messageSketches,
  '0015-content': content,
  '0016-newsletter-search': newsletterSearch,
  '0017-message-source': messageSource,
  '0018-post-drafts': postDrafts,
  '0019-message-quiz-answers': messageQuizAnswers,
  '0020-compact-sketches': compactSketches,
  '0021-lead-desk': leadDesk,
  '0022-insights': insights,
  '0025-lead-replies': leadReplies,
  '0026-mailbox-reads': mailboxReads,
  '0027-document-states': documentStates,
  '0030-lead-domains': leadDomains,
  '0031-canary': canary,
  '0032-answer-terms': answerTerms,
  '0033-desk-mails': deskMails,
  '0034-lead-sums': leadSums,
  '0035-reply-verification': replyVerification,
  '0036-document-heads': documentHeads,
  '0039-lead-filters': leadFilters,
  '0040-sought-hashes': soughtHashes,
  '0041-sketches-by-hash': sketchesByHash,
  '0042-reply-signatures': replySignatures,
  '0043-message-bands': messageBands,
  '0044-mail-states': mailStates,
  '0045-composed-text': composedText,
  '0046-account-uses': accountUses,
  '0047-preview-link-keys': previewLinkKeys,
  '0049-picture-texts': pictureTexts,
  '0050-begun-forms': begunForms,
  '0053-advertising-mark': advertisingMark,
  '0054-shared-editing': sharedEditing,
  '0055-unused-tables': unusedTables,
};

/**
 * Runs the migrations that are missing, all or none. Instances that start together wait for each other.
 * @throws Error when a migration fails or the database is from a newer version.
 */
export async function migrateToLatest(kysely: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
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
