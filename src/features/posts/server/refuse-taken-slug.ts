import type { Connection } from '#platform/database/open-database.ts';
import { slugTaken } from './edited-posts.ts';
import { proposeSlug } from './slug-faults.ts';

/** @throws Problem 409 with a free slug in `proposal` */
export async function refuseTakenSlug(connection: Connection, taken: string): Promise<never> {
  throw slugTaken(undefined, await proposeSlug(connection, taken));
}
