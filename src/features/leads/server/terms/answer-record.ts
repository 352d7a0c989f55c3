import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { recordFrom } from '../../terms.contract.ts';
import { readTerms } from './answer-terms.ts';
import { replaceState, saveState, selectState } from './desk-states.store.ts';
import { measureAnswers, type AnswerRecord } from './measure-answers.ts';

/** How old a figure on a page may be: pages that show it are rendered again with each new one. */
const freshMs = 3_600_000;

/** The same while nothing is shown: once there are enough answers, it appears soon. */
const emptyMs = 300_000;

interface Kept {
  /** ISO 8601; null: measured by other hours, or another promise. */
  measuredAt: string | null;
  /** Null while there are too few answers. */
  record: AnswerRecord | null;
}

type RecordPlatform = Pick<Platform, 'database' | 'now'>;

/** What the site shows about how soon messages were answered this month; null for nothing. */
export async function readShownRecord({ database, now }: RecordPlatform): Promise<AnswerRecord | null> {
  const state = await selectState(database.kysely, 'answer_record');
  const record = state === null ? null : (JSON.parse(state) as Kept).record;
  return record && record.until > now().toISOString() ? record : null;
}

/**
 * Measures what the site shows once an hour and at the end of a month, or every five minutes while it shows
 * nothing; if it changes, cached pages become stale. For a job.
 */
export async function renewRecord(platform: RecordPlatform & Pick<Platform, 'site'>): Promise<void> {
  const { database, now } = platform;
  const terms = await readTerms(platform);
  const state = await selectState(database.kysely, 'answer_record');
  const kept = state === null ? null : (JSON.parse(state) as Kept);
  const measuredAt = now().toISOString();
  if (!terms?.showsRecord) {
    if (kept) await write(platform, { state, next: null, isVisible: kept.record !== null });
    return;
  }
  if (kept && isFresh(kept, measuredAt)) return;
  const measured = await measureAnswers(platform, terms);
  const record = measured.answers >= recordFrom ? measured : null;
  const next = JSON.stringify({ measuredAt, record } satisfies Kept);
  const isVisible = JSON.stringify(record) !== JSON.stringify(kept?.record ?? null);
  await write(platform, { state, next, isVisible });
}

/** Triggers a new measurement soon, in the transaction that changes what it is measured by. */
export async function renewRecordSoon(trx: Connection): Promise<void> {
  const state = await selectState(trx, 'answer_record');
  if (state === null) return;
  const kept = JSON.parse(state) as Kept;
  await saveState(trx, 'answer_record', JSON.stringify({ ...kept, measuredAt: null } satisfies Kept));
}

/** A clock that was set back makes it stale too. */
function isFresh({ measuredAt, record }: Kept, now: string): boolean {
  if (measuredAt === null) return false;
  const age = Date.parse(now) - Date.parse(measuredAt);
  return age >= 0 && (record === null ? age < emptyMs : age < freshMs && now < record.until);
}

async function write(
  { database }: RecordPlatform,
  { state, next, isVisible }: { state: string | null; next: string | null; isVisible: boolean },
): Promise<void> {
  await database.writeContent(
    async (trx) => (await replaceState(trx, 'answer_record', state, next)) && isVisible,
    (hasChanged) => hasChanged,
  );
}
