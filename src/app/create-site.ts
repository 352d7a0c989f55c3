import { findRoleHolder, selectColleagues } from '#features/identity/server/roles.store.ts';
import { deletePreviewLinksOf } from '#features/content/server/preview-links.store.ts';
import { listDemonstration } from '#features/content/server/read-demonstration.ts';
import { hasTotp, selectPasskeys } from '#features/identity/server/second-factors.store.ts';
import { checkModel } from '#features/fortune/server/check-model.ts';
import { DayShares } from '#features/insights/server/day-shares.ts';
import { noteQuizResult } from '#features/insights/server/quiz-results.ts';
import { maximumTextsOfClient } from '#features/insights/server/note-unmet-search.ts';
import { selectViews } from '#features/insights/server/stats.store.ts';
import { ViewCounter } from '#features/insights/server/view-counter.ts';
import { hasAnswered, selectQuizTakers } from '#features/leads/server/answered.store.ts';
import { selectLeadSums } from '#features/leads/server/stats/lead-sums.store.ts';
import { renewReplyStats, renewReplyStatsSoon } from '#features/leads/server/deadlines/reply-stats.ts';
import { renewDueDatesSoon } from '#features/leads/server/deadlines/renew-due-dates.ts';
import { deleteUnused } from '#features/media/server/library.ts';
import { uploadImage } from '#features/media/server/upload-image.ts';
import { noteRefusedMail } from '#features/newsletter/server/issues/note-refusal.ts';
import { skipDueWelcome } from '#features/newsletter/server/issues/send-welcome.ts';
import { selectSentIssues } from '#features/newsletter/server/issues/sent-issues.store.ts';
import { takeReturnedIssue } from '#features/newsletter/server/issues/take-returned.ts';
import { selectSubscribedAt } from '#features/newsletter/server/person.store.ts';
import { hasPost, readArticle } from '#features/posts/server/read-posts.ts';
import { PostIndex } from '#features/posts/server/search/post-index.ts';
import { readOwnerSettings } from '#features/settings/server/owner/read-owner-settings.ts';
import { readReplyTimeSettings } from '#features/settings/server/reply-time.ts';
import { findUnsetIdentity } from '#features/settings/server/clear-demonstration.ts';
import { selectSetting, upsertSettings } from '#features/settings/server/settings.store.ts';
import { readSettings } from '#features/settings/server/read-settings.ts';
import { renderPlainMail } from '#domain/mail-text/server/render-plain-mail.ts';
import type { PlatformBelowSite, Site, Platform } from '#platform/context.ts';
import { releaseColleague } from './colleagues.ts';
import { createBackup } from './create-backup.ts';
import { demonstration } from './demonstration/demonstration-parts.ts';
import {
  findPages,
  readAdvice,
  readFortuneWords,
  readMailLook,
  readPeople,
  readSignupText,
} from './read-content.ts';
import { listPostLinks, releaseAuthor } from './post-authors.ts';
import { personalDataSources } from './personal-data.ts';
import { listUploadUses, replaceUploadUrls } from './upload-uses.ts';
import { findVisit } from '#features/insights/server/find-visit.ts';
import type { Source } from '#domain/attribution/contract.ts';
import { completeSource, type SentSource } from '#domain/attribution/server/complete-source.ts';
import { withDeadline } from '#platform/database/query-signal.ts';

/** Everything that one feature asks of others, and what answers it. */
export const createSite = (platform: PlatformBelowSite): Site => ({
  readSettings,
  readOwnerSettings,
  checkModel,
  readReplyTimeSettings,
  selectColleagues,
  findRoleHolder,
  releaseColleague,
  deletePreviewLinksOf,
  selectSubscribedAt,
  selectLeadSums,
  selectSentIssues,
  createBackup,
  demonstration,
  listDemonstration,
  findUnsetIdentity,
  hasSecondFactor: async (connection, userId) =>
    (await hasTotp(connection, userId)) || (await selectPasskeys(connection, userId)).length > 0,
  readFlag: async (connection, name) => (await selectSetting(connection, name)) === 'yes',
  saveFlag: (trx, name, isSet) => upsertSettings(trx, [{ key: name, value: isSet ? 'yes' : 'no' }]),
  findPages,
  hasPost,
  readArticle,
  takeReturnedIssue,
  noteRefusedMail,
  hasAnswered,
  selectQuizTakers,
  skipDueWelcome,
  findSource,
  noteQuizResult,
  personalDataSources,
  readPeople,
  readFortuneWords,
  readAdvice,
  readSignupText,
  readMailLook,
  renderPlainMail: async (mail) => renderPlainMail(await readMailLook(platform), mail),
  renewReplyStats,
  async renewTermsSoon(trx) {
    await renewDueDatesSoon(trx);
    await renewReplyStatsSoon(trx);
  },
  selectViews,
  listOtherLinks: listPostLinks,
  releaseSlug: releaseAuthor,
  postIndex: new PostIndex(platform),
  listUploadUses,
  replaceUploadUrls,
  uploadImage,
  deleteUnusedUpload: deleteUnused,
  views: new ViewCounter(platform),
  unmetShares: new DayShares(maximumTextsOfClient),
});

/** The longest that a form waits for the record of its visit. */
const deadlineMs = 500;

/** Finds a sender's source in the counted visits if their browser does not know it. */
async function findSource(
  platform: Platform,
  { source, clientIp, userAgent }: SentSource,
): Promise<Source | null> {
  if (userAgent === null) return source;
  try {
    const visit = await withDeadline(deadlineMs, () => findVisit(platform, { clientIp, userAgent }));
    return visit ? completeSource(source, visit) : source;
  } catch (error) {
    platform.log.warn({ err: error }, 'the visit of a form was not found');
    return source;
  }
}
