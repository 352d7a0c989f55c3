import type { Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { Problem } from '#platform/http/problem.ts';
import type { VersionAction } from '../contract.ts';
import { insertVersion, type EditedText } from './versions.ts';
import type { VersionsName } from './versions.store.ts';

/** When a change is made, and by whom. */
interface Change {
  /** ISO 8601 */
  at: string;
  userId: string;
}

/** How to change rows of a table that keeps every change as a version. */
export interface VersionedTable<Row extends { id: string; version: number }, Answer> {
  versions: VersionsName;
  /** Increments a row's version, and locks it until the transaction is over. */
  advance(trx: Connection, id: string): Promise<Row>;
  setVersion(trx: Connection, row: Row): Promise<void>;
  /** Writes changes to a row. @returns the row afterwards */
  update(trx: Connection, row: Row, changes: Partial<Row>, change: Change): Promise<Row>;
  /** A row's contents including its draft, and its slug. */
  readText(row: Row): { slug: string; text: EditedText };
  describe(trx: Connection, row: Row): Promise<Answer>;
  /** 409 with the current contents. */
  stale(current: Answer): Problem;
}

/** What is changed, from which state of it, and how. */
export interface VersionedChange<Row> {
  userId: string;
  findId: (trx: Connection) => Promise<string>;
  isExpected: (version: number) => boolean;
  /** Inside the transaction. Null: it is already so, and nothing is changed. */
  decide: (before: Row, trx: Connection) => Decision<Row> | null | Promise<Decision<Row> | null>;
  /** Whether a row already has what a repeated change asks for. */
  isSame?: (before: Row) => boolean;
}

export interface Decision<Row> {
  action: VersionAction;
  row: Partial<Row>;
  /** Whether what visitors see has changed. */
  isVisible: boolean;
}

/**
 * Changes a row and keeps its new contents as a version.
 * @throws Problem 409 when it was changed since, and what `findId` and `decide` throw
 */
export async function changeVersioned<Row extends { id: string; version: number }, Answer>(
  { database, now }: Pick<Context, 'database' | 'now'>,
  table: VersionedTable<Row, Answer>,
  change: VersionedChange<Row>,
): Promise<Answer> {
  const { answer } = await database.writeContent(
    (trx) => changeVersionedIn(trx, { now }, table, change),
    ({ isVisible }) => isVisible,
  );
  return answer;
}

/** The same within a transaction; making it visible is left to the caller. */
export async function changeVersionedIn<Row extends { id: string; version: number }, Answer>(
  trx: Connection,
  { now }: Pick<Context, 'now'>,
  table: VersionedTable<Row, Answer>,
  { userId, findId, isExpected, decide, isSame = () => false }: VersionedChange<Row>,
): Promise<{ answer: Answer; isVisible: boolean }> {
  const row = await table.advance(trx, await findId(trx));
  const before = { ...row, version: row.version - 1 };
  const isStale = !isExpected(before.version);
  // A repeated change, whose first answer was lost, finds its own result.
  if (isStale && !isSame(before)) throw table.stale(await table.describe(trx, before));
  const decision = isStale ? null : await decide(before, trx);
  if (!decision) {
    await table.setVersion(trx, before);
    return { answer: await table.describe(trx, before), isVisible: false };
  }
  const at = now().toISOString();
  const after = await table.update(trx, row, decision.row, { at, userId });
  const { id: documentId, version } = after;
  await insertVersion(trx, table.versions, {
    ...table.readText(after),
    documentId,
    version,
    action: decision.action,
    at,
    authorId: userId,
  });
  return { answer: await table.describe(trx, after), isVisible: decision.isVisible };
}
