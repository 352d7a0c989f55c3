import type { Connection } from '#platform/database/open-database.ts';
import { slugTaken } from './edited-posts.ts';
import { selectNumberedSlugs } from './post-rows.store.ts';

/** As long as the contract allows a slug to be. */
const longest = 200;

/** @throws Problem 409 with a free slug in `proposal`: the taken one with the first number that is free */
export async function refuseTakenSlug(connection: Connection, taken: string): Promise<never> {
  const stem = taken.replace(/-\d{1,4}$/, '').slice(0, longest - 5);
  const present = new Set([taken, ...(await selectNumberedSlugs(connection, stem))]);
  let number = 2;
  while (present.has(`${stem}-${number}`)) number += 1;
  throw slugTaken(undefined, `${stem}-${number}`);
}
