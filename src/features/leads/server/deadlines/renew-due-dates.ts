import { v7 as uuidv7 } from 'uuid';
import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { takeTurn } from '#platform/take-turn.ts';
import { findDueBy, readDeadlineRules } from './deadline-rules.ts';
import { replaceState, saveState, selectRuled, selectState, updateRuled } from './terms.store.ts';

/** Leads that one transaction changes: a few milliseconds. */
const batch = 25;

/** The progress of a renewal. Each has its own token: earlier ones stop. */
interface Renewal {
  token: string;
  /** The id of the last lead that is done. */
  after: string;
}

const write = (renewal: Renewal): string => JSON.stringify(renewal);

/**
 * Starts recomputing all due dates that came from the business hours, in the transaction that changes those.
 */
export const renewDueDatesSoon = (trx: Connection): Promise<void> =>
  saveState(trx, 'due_dates', write({ token: uuidv7(), after: '' }));

/** Continues a renewal in progress, some leads at a time. For a job. */
export async function renewDueDates(
  platform: Pick<Platform, 'database' | 'site' | 'now'>,
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<void> {
  const { database, now } = platform;
  for (;;) {
    if (stopping?.aborted) return;
    const state = await selectState(database.kysely, 'due_dates');
    if (state === null) return;
    const { token, after } = JSON.parse(state) as Renewal;
    const rules = await readDeadlineRules(platform);
    const leads = await selectRuled(database.kysely, after, batch);
    await takeTurn();
    const renewed = leads.map((lead) => ({ ...lead, next: findDueBy(rules, new Date(lead.due_from)) }));
    const last = leads.at(-1)?.id;
    const next = last === undefined ? null : write({ token, after: last });
    await database.write(async (trx) => {
      // Another instance was first, or the hours were changed again.
      if (!(await replaceState(trx, 'due_dates', state, next))) return;
      const changed = renewed.filter(({ due_at, next: due }) => due_at !== due);
      await updateRuled(trx, changed, now().toISOString());
    });
  }
}
