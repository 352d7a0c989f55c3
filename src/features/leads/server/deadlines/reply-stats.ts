import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { createMeasure, listOpenSpans } from '#domain/business-time/server/business-time.ts';
import { readSiteDay } from '#domain/business-time/server/site-day.ts';
import { takeTurn } from '#platform/take-turn.ts';
import { recordFrom } from '../../deadlines.contract.ts';
import { readDeadlineRules, type DeadlineRules } from './deadline-rules.ts';
import { replaceState, saveState, selectReplyTimes, selectState, type ReplyTimeRow } from './terms.store.ts';

/** How old a figure on a page may be: pages that show it are rendered again with each new one. */
const freshMs = 3_600_000;

/** The age while nothing is shown: once there are enough answers, it appears soon. */
const emptyMs = 300_000;

interface StoredRecord {
  /** ISO 8601; null: measured by other hours, or another promise. */
  measuredAt: string | null;
  /** Null while there are too few answers. */
  record: ReplyStats | null;
}

type RecordPlatform = Pick<Platform, 'database' | 'now'>;

/** The reply times of this month that the site shows; null for none. */
export async function readShownReplyStats({ database, now }: RecordPlatform): Promise<ReplyStats | null> {
  const state = await selectState(database.kysely, 'answer_record');
  const record = state === null ? null : (JSON.parse(state) as StoredRecord).record;
  return record && record.until > now().toISOString() ? record : null;
}

/**
 * Measures what the site shows once an hour and at the end of a month, or every five minutes while it shows
 * nothing; if it changes, cached pages become stale. For a job.
 */
export async function renewReplyStats(platform: RecordPlatform & Pick<Platform, 'site'>): Promise<void> {
  const { database, now } = platform;
  const rules = await readDeadlineRules(platform);
  const state = await selectState(database.kysely, 'answer_record');
  const stored = state === null ? null : (JSON.parse(state) as StoredRecord);
  const measuredAt = now().toISOString();
  if (!rules?.showsRecord) {
    if (stored) await write(platform, { state, next: null, isVisible: stored.record !== null });
    return;
  }
  if (stored && isFresh(stored, measuredAt)) return;
  const measured = await measureReplyTimes(platform, rules);
  const record = measured.answers >= recordFrom ? measured : null;
  const next = JSON.stringify({ measuredAt, record } satisfies StoredRecord);
  const isVisible = JSON.stringify(record) !== JSON.stringify(stored?.record ?? null);
  await write(platform, { state, next, isVisible });
}

/** Triggers a new measurement soon, in the transaction that changes what it is measured by. */
export async function renewReplyStatsSoon(trx: Connection): Promise<void> {
  const state = await selectState(trx, 'answer_record');
  if (state === null) return;
  const stored = JSON.parse(state) as StoredRecord;
  await saveState(
    trx,
    'answer_record',
    JSON.stringify({ ...stored, measuredAt: null } satisfies StoredRecord),
  );
}

/** A clock that was set back makes it stale too. */
function isFresh({ measuredAt, record }: StoredRecord, now: string): boolean {
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

const hourMs = 3_600_000;

/** Before the month; earlier questions count as asked then, because computing a year of days takes long. */
const reachMs = 120 * 86_400_000;

/** Answers that are read and measured at once. */
const batch = 1000;

/** How soon the messages answered this month were answered, in business time. */
export interface ReplyStats {
  /** `2026-11`, on the site's clock. */
  month: string;
  /** When it ends; ISO 8601. */
  until: string;
  answers: number;
  /** 0 without an answer. */
  medianMinutes: number;
  /** Answers within the promised hours. */
  within: number;
  promiseHours: number;
}

export async function measureReplyTimes(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  { calendar, promiseHours }: Pick<DeadlineRules, 'calendar' | 'promiseHours'>,
): Promise<ReplyStats> {
  const at = now();
  const { month, monthStartsAt, monthEndsAt } = readSiteDay(calendar, at);
  const from = new Date(monthStartsAt.getTime() - reachMs);
  await takeTurn();
  const measure = createMeasure(listOpenSpans(calendar, from, monthEndsAt));
  const times: number[] = [];
  const range = { from: monthStartsAt.toISOString(), to: monthEndsAt.toISOString(), limit: batch };
  let after: ReplyTimeRow | null = null;
  for (;;) {
    const rows: ReplyTimeRow[] = await database.read('messages', (connection) =>
      selectReplyTimes(connection, { ...range, after }),
    );
    await takeTurn();
    for (const row of rows) times.push(measure(Date.parse(row.created_at), Date.parse(row.answered_at)));
    after = rows.at(-1) ?? null;
    if (rows.length < batch) break;
  }
  const sorted = Float64Array.from(times).toSorted();
  return {
    month,
    until: monthEndsAt.toISOString(),
    answers: times.length,
    medianMinutes: Math.ceil(readMedian(sorted) / 60_000),
    within: times.filter((time) => time <= promiseHours * hourMs).length,
    promiseHours,
  };
}

/** With an even number, the mean of the two in the middle. */
function readMedian(sorted: Float64Array): number {
  if (sorted.length === 0) return 0;
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
