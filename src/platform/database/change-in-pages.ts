import { takeTurn } from '../take-turn.ts';
import type { Connection, Database } from './open-database.ts';

interface PageChange<Row extends { id: string }> {
  area: string;
  /** Rows of a page: as many as one transaction changes. */
  limit: number;
  selectPage(connection: Connection, page: IdPage): Promise<Row[]>;
  change(trx: Connection, rows: Row[]): Promise<unknown>;
}

/**
 * Changes many rows that no index need lead to: they are searched off the event loop, a page at a time, and
 * each page is changed in its own transaction.
 */
export async function changeInPages<Row extends { id: string }>(
  database: Database,
  { area, limit, selectPage, change }: PageChange<Row>,
): Promise<void> {
  for (let after = ''; ;) {
    const rows = await database.read(area, (connection) => selectPage(connection, { after, limit }));
    await takeTurn();
    if (rows.length > 0) await database.write((trx) => change(trx, rows));
    if (rows.length < limit) return;
    after = rows.at(-1)!.id;
  }
}

/** A page of rows: those after an id ('' before the first), ordered by id. */
export interface IdPage {
  after: string;
  limit: number;
}
