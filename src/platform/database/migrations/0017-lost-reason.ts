import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** A lead that was lost says why. */
export const lostReason = (): Migration => ({
  up: (db: Kysely<unknown>) =>
    runStatements(db, ['alter table contact_messages add column lost_reason text']),
});
