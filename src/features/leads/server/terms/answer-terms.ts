import { addBusinessTime, type BusinessCalendar } from '#domain/business-time/server/business-time.ts';
import type { Connection } from '#platform/database/open-database.ts';

const hourMs = 3_600_000;

/** When messages are answered at this site, and what follows from it. */
export interface AnswerTerms {
  calendar: BusinessCalendar;
  promiseHours: number;
  mailsDue: boolean;
  mailsDigest: boolean;
  showsRecord: boolean;
}

/** @returns null if no term is kept */
export type ReadTerms = (connection: Connection) => Promise<AnswerTerms | null>;

/**
 * When a question asked at that time is due to be answered; null if no term is kept, or no day is open. ISO
 * 8601
 */
export const findDueBy = (terms: AnswerTerms | null, from: Date): string | null =>
  (terms && addBusinessTime(terms.calendar, from, terms.promiseHours * hourMs)?.toISOString()) ?? null;

/**
 * An answer is due soon when this much business time is left: a quarter of what was promised, at most two
 * hours.
 */
export const soonMs = ({ promiseHours }: Pick<AnswerTerms, 'promiseHours'>): number =>
  Math.min((promiseHours * hourMs) / 4, 2 * hourMs);
