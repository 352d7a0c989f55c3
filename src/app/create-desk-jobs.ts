import { renewRecord, renewRecordSoon } from '#features/leads/server/terms/answer-record.ts';
import { mailDigest } from '#features/leads/server/terms/mail-digest.ts';
import { mailDue } from '#features/leads/server/terms/mail-due.ts';
import { renewDueDates, renewDueDatesSoon } from '#features/leads/server/terms/renew-due-dates.ts';
import type { AnswerTimeUse } from '#features/settings/server/answer-time.ts';
import { readSettings } from '#features/settings/server/read-settings.ts';
import type { Platform } from '#platform/context.ts';
import { createDesk } from './create-desk.ts';
import { readRecipient } from './read-recipient.ts';

/** The desk's background jobs. */
export function createDeskJobs(platform: Platform) {
  const desk = createDesk(platform);
  const readSite = async () => ({
    ...(await readSettings(platform)),
    contact_email: await readRecipient(platform),
  });
  const job = { platform, desk, readSite };
  return {
    renewDueDates: (stopping?: AbortSignal) => renewDueDates(platform, desk.readTerms, stopping),
    mailDue: () => mailDue(job),
    mailDigest: () => mailDigest(job),
    renewRecord: () => renewRecord(platform, desk.readTerms),
  };
}

/** What follows when business hours, holidays or the promise are saved. */
export const createAnswerTimeUse = (platform: Platform): AnswerTimeUse => ({
  async note(trx) {
    await renewDueDatesSoon(trx);
    await renewRecordSoon(trx);
  },
  // The person who saves it sees it on the pages at once; if that fails, the job does it.
  follow: () =>
    renewRecord(platform, createDesk(platform).readTerms).catch((error: unknown) => {
      platform.log.warn({ err: error }, 'the answer record could not be measured, will retry');
    }),
});
