import { listOpenSpans, createMeasure } from '#domain/business-time/server/business-time.ts';
import { readSiteDay } from '#domain/business-time/server/site-day.ts';
import type { Platform } from '#platform/context.ts';
import { takeTurn } from '#platform/take-turn.ts';
import type { AnswerTerms } from './answer-terms.ts';
import { selectAnswers, type AnsweredRow } from './answers.store.ts';

const hourMs = 3_600_000;

/** Before the month; earlier questions count as asked then, because computing a year of days takes long. */
const reachMs = 120 * 86_400_000;

/** Answers that are read and measured at once. */
const batch = 1000;

/** How soon the messages answered this month were answered, in business time. */
export interface AnswerRecord {
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

export async function measureAnswers(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  { calendar, promiseHours }: Pick<AnswerTerms, 'calendar' | 'promiseHours'>,
): Promise<AnswerRecord> {
  const at = now();
  const { month, monthStartsAt, monthEndsAt } = readSiteDay(calendar, at);
  const from = new Date(monthStartsAt.getTime() - reachMs);
  await takeTurn();
  const measure = createMeasure(listOpenSpans(calendar, from, monthEndsAt));
  const times: number[] = [];
  const range = { from: monthStartsAt.toISOString(), to: monthEndsAt.toISOString(), limit: batch };
  let after: AnsweredRow | null = null;
  for (;;) {
    const rows: AnsweredRow[] = await database.read('messages', (connection) =>
      selectAnswers(connection, { ...range, after }),
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
