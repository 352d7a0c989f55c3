import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** The text that a search over posts matches has straight quotation marks from now on: domain/search/fold-text.ts. */
export const straightQuotes = (): Migration => ({
  up: (db: Kysely<unknown>) =>
    runStatements(db, [`update blogs set search_text = ${folded} where search_text <> ${folded}`]),
});

const folded = [
  ['‘', "''"],
  ['’', "''"],
  ['“', '"'],
  ['”', '"'],
].reduce((text, [curly, straight]) => `replace(${text}, '${curly}', '${straight}')`, 'search_text');
