import { addBusinessTime, type BusinessCalendar } from '#domain/business-time/server/business-time.ts';
import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';

const hourMs = 3_600_000;

/** The part of the platform that the desk's jobs work with. */
export type DeskPlatform = Pick<Platform, 'config' | 'database' | 'outbox' | 'seal' | 'site' | 'now'>;

/** When messages are answered at this site, and what follows from it. */
export interface DeadlineRules {
  calendar: BusinessCalendar;
  promiseHours: number;
  mailsDue: boolean;
  mailsDigest: boolean;
  showsRecord: boolean;
}

declare module '#platform/context.ts' {
  interface Site {
    /** The business hours and the promise that the owner has saved. */
    readReplyTimeSettings(connection: Connection): Promise<{
      enabled: boolean;
      time_zone: string;
      week: BusinessCalendar['week'];
      holidays: readonly { date: string }[];
      promise_hours: number;
      mail_due: boolean;
      mail_digest: boolean;
      show_record: boolean;
    }>;
  }
}

/** @returns null if no term is kept */
export async function readDeadlineRules({
  database,
  site,
}: Pick<Platform, 'database' | 'site'>): Promise<DeadlineRules | null> {
  const saved = await site.readReplyTimeSettings(database.kysely);
  if (!saved.enabled) return null;
  return {
    calendar: {
      timeZone: saved.time_zone,
      week: saved.week,
      holidays: new Set(saved.holidays.map(({ date }) => date)),
    },
    promiseHours: saved.promise_hours,
    mailsDue: saved.mail_due,
    mailsDigest: saved.mail_digest,
    showsRecord: saved.show_record,
  };
}

/**
 * When a question asked at that time is due to be answered; null if no term is kept, or no day is open. ISO
 * 8601
 */
export const findDueBy = (rules: DeadlineRules | null, from: Date): string | null =>
  (rules && addBusinessTime(rules.calendar, from, rules.promiseHours * hourMs)?.toISOString()) ?? null;

/** When a question asked at that time is due, by the rules saved now. */
export const findDue = async (
  platform: Pick<Platform, 'database' | 'site'>,
  from: Date,
): Promise<string | null> => findDueBy(await readDeadlineRules(platform), from);

/**
 * An answer is due soon when this much business time is left: a quarter of what was promised, at most two
 * hours.
 */
export const soonMs = ({ promiseHours }: Pick<DeadlineRules, 'promiseHours'>): number =>
  Math.min((promiseHours * hourMs) / 4, 2 * hourMs);
