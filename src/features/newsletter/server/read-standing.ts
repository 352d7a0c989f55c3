import { readCell } from '#platform/http/csv.ts';
import { emailAddressSchema, toEmailKey } from '#platform/email-address/contract.ts';
import { takeTurn } from '#platform/take-turn.ts';
import type { Columns } from './find-columns.ts';
import { readCsv } from './read-csv.ts';

/** What a file says of an address, from the one that may get mail to the one that never may. */
const standings = ['confirmed', 'unknown', 'pending', 'unsubscribed', 'bounced', 'suppressed'] as const;

type Standing = (typeof standings)[number];

/** With the file's word for it. */
export interface Stated {
  standing: Standing;
  status: string;
}

export const importedAddressSchema = emailAddressSchema('There is no valid email address');

/** Rows that are read at once: visitors are served in between. */
const turnRows = 50;

/**
 * What the status of an address is in the strictest of its lines, by its key, without those that are confirmed in all
 * of them: a line that comes later says so as well.
 */
export async function findLeftOut(
  text: string,
  { emailColumn, statusColumn }: Columns,
): Promise<Map<string, Stated>> {
  const leftOut = new Map<string, Stated>();
  if (statusColumn < 0) return leftOut;
  let rows = 0;
  for (const { cells } of readCsv(text)) {
    rows += 1;
    if (rows % turnRows === 0) await takeTurn();
    const stated = readStatus(cells, statusColumn);
    if (stated.standing === 'confirmed') continue;
    const { data: email } = importedAddressSchema.safeParse(readCell(cells[emailColumn] ?? ''));
    if (email === undefined) continue;
    const before = leftOut.get(toEmailKey(email));
    if (!before || isStricter(stated.standing, before.standing)) leftOut.set(toEmailKey(email), stated);
  }
  return leftOut;
}

/** Without a column of the status, everyone in the file has agreed. */
export function readStatus(cells: readonly string[], statusColumn: number): Stated {
  if (statusColumn < 0) return { standing: 'confirmed', status: '' };
  const status = readCell(cells[statusColumn] ?? '').trim();
  return { standing: toStanding(status), status };
}

/** Other services' words, without what is no letter or digit. */
const words: Record<Exclude<Standing, 'unknown'>, string> = {
  confirmed: 'confirmed subscribed active verified enabled optedin optin doubleoptin yes y true 1',
  pending: 'pending unconfirmed notconfirmed nonsubscribed notsubscribed neversubscribed no n false 0',
  unsubscribed: 'unsubscribed unsubscribe unsub optedout optout',
  bounced: 'bounced bounce hardbounced hardbounce cleaned undeliverable invalid',
  suppressed:
    'suppressed complained complaint spam spamcomplaint abuse blocked blocklisted blacklisted donotcontact donotemail donotmail dnc',
};

const meanings: ReadonlyMap<string, Standing> = new Map(
  standings.flatMap((standing) =>
    standing === 'unknown' ? [] : words[standing].split(' ').map((word) => [word, standing] as const),
  ),
);

const toStanding = (status: string): Standing =>
  meanings.get(status.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')) ?? 'unknown';

/** Whether one keeps an address from mail more than another. */
const isStricter = (one: Standing, other: Standing): boolean =>
  standings.indexOf(one) > standings.indexOf(other);
