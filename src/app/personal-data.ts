import { deleteOldEntries } from '#domain/audit/server/audit.store.ts';
import { emptyBin } from '#features/content/server/bin.store.ts';
import { deleteEndedLinks } from '#features/content/server/preview-links.store.ts';
import { deleteAccountOf, selectAccountOf } from '#features/identity/server/person.store.ts';
import { deleteOldInvitations } from '#features/identity/server/team/invitations.store.ts';
import { deleteOldSums } from '#features/insights/server/sums.store.ts';
import { deleteOldUnmet } from '#features/insights/server/unmet.store.ts';
import { deleteOldVisits } from '#features/insights/server/visits.store.ts';
import {
  deleteMessagesOf,
  deleteRepliesOf,
  selectEventsOf,
  selectMessagesOf,
  selectNotesOf,
  selectRepliesOf,
  selectSignatureOf,
} from '#features/leads/server/person.store.ts';
import { comparisonMs } from '#features/leads/server/messages/create-message.ts';
import { deleteOldMessages, deleteOldSpamMessages } from '#features/leads/server/messages/messages.store.ts';
import { deleteOrphanedFiles } from '#features/leads/server/replies/attachments.ts';
import { deleteOldSketches } from '#features/leads/server/spam/spam.store.ts';
import { deleteOldOf, deleteOldSpamSubscriptions } from '#features/newsletter/server/newsletter.store.ts';
import { confirmationDays } from '#features/newsletter/server/mailed-links.ts';
import { deleteSubscriptionsOf, selectSubscriptionsOf } from '#features/newsletter/server/person.store.ts';
import { softDays } from '#features/newsletter/server/issues/note-refusal.ts';
import { deleteOldSoftBounces } from '#features/newsletter/server/issues/soft-bounces.store.ts';
import { emptyPostBin } from '#features/posts/server/bin.store.ts';
import type { PersonalDataSources, RetentionRule } from '#features/privacy/server/sources.ts';
import { deleteOldCleanStarts } from '#features/setup/server/clean-starts.store.ts';
import { undoMs } from '#features/setup/server/start-clean.ts';
import type { OwnerSettings } from '#platform/config/owner-settings.ts';
import { presenceMs } from '#domain/editing/server/presence.ts';
import { deleteOldPresence } from '#domain/editing/server/presence.store.ts';
import { thinVersions } from '#domain/editing/server/versions.store.ts';
import { idempotencyKeyHours } from '#platform/http/idempotency-key.ts';
import { deleteEndedKeys } from '#platform/http/idempotency.store.ts';
import { eraseMailsOf, selectMailsOf } from '#platform/mail/person.store.ts';
import { forgetColleagueOf } from './colleagues.ts';

/** The data about a person that is exported and erased. */
export const personalDataSources: PersonalDataSources = {
  account: { select: selectAccountOf, erase: deleteAccountOf },
  messages: { selectPage: selectMessagesOf, erase: deleteMessagesOf },
  notes: { selectPage: selectNotesOf },
  events: { selectPage: selectEventsOf },
  replies: { selectPage: selectRepliesOf, selectSignature: selectSignatureOf, erase: deleteRepliesOf },
  subscriptions: { select: selectSubscriptionsOf, erase: deleteSubscriptionsOf },
  mails: { selectPage: selectMailsOf, erase: eraseMailsOf },
  forgetColleague: forgetColleagueOf,
  deleteErasedFiles: deleteOrphanedFiles,
};

const dayMs = 86_400_000;

/** RETENTION_DAYS */
const keptAsMessage = ({ retention }: OwnerSettings) =>
  retention.messageDays && retention.messageDays * dayMs;

/** SPAM_RETENTION_DAYS */
const keptAsSpam = ({ retention }: OwnerSettings) => retention.spamDays && retention.spamDays * dayMs;

/** SUM_RETENTION_MONTHS; two years have 731 days where one of them is a leap year. */
const keptAsSum = ({ insights }: OwnerSettings) => Math.ceil((insights.sumMonths * 731) / 24) * dayMs;

/** Without a mail server nobody can confirm: then they wait for one. */
const keptAsPending = ({ mail }: OwnerSettings) => (mail.smtpUrl === null ? null : confirmationDays * dayMs);

/** VISIT_RETENTION_DAYS */
const keptAsVisit = ({ insights }: OwnerSettings) => insights.visitDays * dayMs;

/** After this, one version per month is enough. */
const monthMs = 31 * dayMs;

/** The day before which only one version per day is kept: fewer remain of anything older. */
const findFirstDay = (before: string): string =>
  new Date(Date.parse(before) - monthMs).toISOString().slice(0, 10);

/** The data that is deleted by age. */
export const retentionRules: readonly RetentionRule[] = [
  { name: 'cleanStarts', readKeptMs: () => undoMs, deleteBatch: deleteOldCleanStarts },
  {
    name: 'idempotencyKeys',
    readKeptMs: () => idempotencyKeyHours * 3_600_000,
    deleteBatch: deleteEndedKeys,
  },
  { name: 'sketches', readKeptMs: () => comparisonMs, deleteBatch: deleteOldSketches },
  { name: 'messages', readKeptMs: keptAsMessage, deleteBatch: deleteOldMessages },
  { name: 'spamMessages', readKeptMs: keptAsSpam, deleteBatch: deleteOldSpamMessages },
  { name: 'deletedContent', readKeptMs: () => 30 * dayMs, deleteBatch: emptyBin },
  { name: 'deletedPosts', readKeptMs: () => 30 * dayMs, deleteBatch: emptyPostBin },
  { name: 'auditEntries', readKeptMs: () => 366 * dayMs, deleteBatch: deleteOldEntries },
  { name: 'invitations', readKeptMs: () => 30 * dayMs, deleteBatch: deleteOldInvitations },
  { name: 'contentPresence', readKeptMs: () => presenceMs, deleteBatch: deleteOldPresence },
  { name: 'previewLinks', readKeptMs: () => 0, deleteBatch: deleteEndedLinks },
  {
    name: 'pendingSubscriptions',
    readKeptMs: keptAsPending,
    deleteBatch: (connection, old) => deleteOldOf(connection, { ...old, status: 'pending' }),
  },
  {
    name: 'endedSubscriptions',
    readKeptMs: () => 365 * dayMs,
    deleteBatch: (connection, old) => deleteOldOf(connection, { ...old, status: 'unsubscribed' }),
  },
  { name: 'spamSubscriptions', readKeptMs: keptAsSpam, deleteBatch: deleteOldSpamSubscriptions },
  { name: 'softBounces', readKeptMs: () => softDays * dayMs, deleteBatch: deleteOldSoftBounces },
  { name: 'insightSums', readKeptMs: keptAsSum, deleteBatch: deleteOldSums },
  { name: 'insightVisits', readKeptMs: keptAsVisit, deleteBatch: deleteOldVisits },
  { name: 'insightTexts', readKeptMs: keptAsVisit, deleteBatch: deleteOldUnmet },
  // Last: if the database is too busy for them, they end the run.
  // All versions of a day are kept, then one per day for a month, then one per month.
  {
    name: 'versionsOfADay',
    readKeptMs: () => dayMs,
    deleteBatch: (connection, old) =>
      thinVersions(connection, { ...old, since: findFirstDay(old.before), characters: 10 }),
  },
  {
    name: 'versionsOfAMonth',
    readKeptMs: () => monthMs,
    deleteBatch: (connection, old) => thinVersions(connection, { ...old, characters: 7 }),
  },
];
