import { selectAdmins } from '#features/identity/server/roles.store.ts';
import type { Desk } from '#features/leads/server/desk/change-lead.ts';
import { findDueBy, type ReadTerms } from '#features/leads/server/terms/answer-terms.ts';
import { selectSubscribedAt } from '#features/newsletter/server/person.store.ts';
import { readAnswerTime } from '#features/settings/server/answer-time.ts';
import type { Platform } from '#platform/context.ts';

/** What the lead desk needs from other features. */
export const createDesk = ({ database }: Pick<Platform, 'database'>): Desk => ({
  selectAssignees: selectAdmins,
  readTerms,
  findDue: async (from) => findDueBy(await readTerms(database.kysely), from),
  findSubscription: selectSubscribedAt,
});

const readTerms: ReadTerms = async (connection) => {
  const saved = await readAnswerTime(connection);
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
};
