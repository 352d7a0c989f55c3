import type { Connection } from '#platform/database/open-database.ts';
import { conflict, type Problem } from '#platform/http/problem.ts';
import { slugTakenCode } from '../contract.ts';
import { selectDocument } from './documents.store.ts';

export const slugTaken = (): Problem =>
  conflict('Another document already uses this address. Please choose a different one.', slugTakenCode);

/** @throws Problem 409 */
export async function refuseTakenSlug(
  connection: Connection,
  collection: string,
  slug: string,
): Promise<void> {
  if (await selectDocument(connection, collection, slug)) throw slugTaken();
}
