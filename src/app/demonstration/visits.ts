import { demoVisits, listDemoSums } from '#content/demo/visits.ts';
import type { Connection } from '#platform/database/open-database.ts';
import {
  addSums,
  deleteSums,
  selectSumsOf,
  selectDaySums,
  type SumRow,
} from '#features/insights/server/sums.store.ts';
import {
  deleteUnmet,
  insertUnmet,
  selectUnmet,
  type UnmetRow,
} from '#features/insights/server/unmet.store.ts';

/** The demonstration's visits and searches. */
export interface ClearedVisits {
  sums: SumRow[];
  texts: UnmetRow[];
}

const dayMs = 86_400_000;

const goBack = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

/** Days that have to agree: two sites may once have the same visits on one. */
const agreeing = 3;

/** Deletes the demonstration's visits, which are known by their sums, and the searches that it made up. */
export async function clearVisits(trx: Connection): Promise<ClearedVisits> {
  const totals = new Map((await selectDaySums(trx)).map((row) => [row.day, row]));
  const isDemonstration = (day: string, ago: number) => {
    const [total] = listDemoSums(day, ago);
    const counted = totals.get(day);
    return (
      counted?.visits === total!.visits && counted.views === total!.views && counted.bots === total!.bots
    );
  };
  const last = [...totals.keys()].find((day) =>
    Array.from({ length: agreeing }, (_, ago) => ago).every((ago) => isDemonstration(goBack(day, ago), ago)),
  );
  const days = last ? Array.from({ length: demoVisits.days }, (_, ago) => goBack(last, ago)) : [];
  const sums = await selectSumsOf(
    trx,
    days.filter((day, ago) => isDemonstration(day, ago)),
  );
  await deleteSums(trx, [...new Set(sums.map(({ day }) => day))]);
  const texts = [
    ...(await selectUnmet(trx, 'search', Object.keys(demoVisits.searches))),
    ...(await selectUnmet(trx, 'question', Object.keys(demoVisits.questions))),
  ].filter(({ last_at }) => last_at.endsWith('T09:00:00.000Z'));
  for (const text of texts) await deleteUnmet(trx, text);
  return { sums, texts };
}

/** Stores them again, beside what was counted since. */
export async function bringBackVisits(trx: Connection, { sums, texts }: ClearedVisits): Promise<void> {
  await addSums(trx, sums);
  for (const text of texts) await insertUnmet(trx, text);
}
