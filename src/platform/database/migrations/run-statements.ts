import { sql, type Kysely } from 'kysely';

/** Runs statements one after the other. */
export async function runStatements<DB>(db: Kysely<DB>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
