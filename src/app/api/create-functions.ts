import type { Auth } from '#features/identity/server/create-auth.ts';
import { createAccountsRoutes } from '#features/identity/server/accounts.routes.ts';
import { apiKeysRoutes } from '#features/identity/server/api-keys/api-keys.routes.ts';
import { createContentEditingRoutes } from '#features/content/server/content-editing.routes.ts';
import { createContentRoutes } from '#features/content/server/content.routes.ts';
import { createFortuneTeller } from '#features/fortune/server/ask-model.ts';
import { createFortuneRoutes } from '#features/fortune/server/fortune.routes.ts';
import { createTellFortune } from '#features/fortune/server/tell-fortune.ts';
import { createInsightsRoutes } from '#features/insights/server/insights.routes.ts';
import type { ViewCounter } from '#features/insights/server/view-counter.ts';
import { createPublicInsightsRoutes } from '#features/insights/server/public-insights.routes.ts';
import { unsentMailsRoutes } from '#features/mails/server/unsent-mails.routes.ts';
import { mediaRoutes } from '#features/media/server/media.routes.ts';
import { leadPresenceRoutes } from '#features/leads/server/desk/lead-presence.routes.ts';
import { waitingRoutes } from '#features/leads/server/desk/waiting.routes.ts';
import { testLeadRoutes } from '#features/leads/server/test-lead/test-lead.routes.ts';
import { messagesOverviewRoutes } from '#features/leads/server/messages/messages-overview.routes.ts';
import { attachmentsRoutes } from '#features/leads/server/replies/attachments.routes.ts';
import { createRepliesRoutes } from '#features/leads/server/replies/replies.routes.ts';
import { createSavedRepliesRoutes } from '#features/leads/server/replies/saved-replies.routes.ts';
import { createMessageSpamRoutes } from '#features/leads/server/spam/message-spam.routes.ts';
import { createMessagesRoutes } from '#features/leads/server/messages/messages.routes.ts';
import { createTermsRoutes } from '#features/leads/server/terms/terms.routes.ts';
import { newsletterExportRoutes } from '#features/newsletter/server/newsletter-export.routes.ts';
import { createNewsletterRoutes } from '#features/newsletter/server/newsletter.routes.ts';
import { createPostEditingRoutes } from '#features/posts/server/post-editing.routes.ts';
import { createPostsRoutes } from '#features/posts/server/posts.routes.ts';
import { previewRoutes } from '#features/posts/server/preview.routes.ts';
import { createAnswerTimeRoutes } from '#features/settings/server/answer-time.routes.ts';
import { adminStartRoutes } from '#features/settings/server/admin-start.routes.ts';
import { selectAdmins } from '#features/identity/server/roles.store.ts';
import { readSettings } from '#features/settings/server/read-settings.ts';
import { createWarningsRoutes } from '#features/warnings/server/warnings.routes.ts';
import { createSettingsRoutes } from '#features/settings/server/settings.routes.ts';
import type { FindSource } from '#domain/attribution/server/complete-source.ts';
import type { Platform } from '#platform/context.ts';
import { createDeskRoutes } from '#features/leads/server/desk/desk.routes.ts';
import { countQuiz } from '../count-quiz.ts';
import { readRecipient } from '../read-recipient.ts';
import { createDesk } from '../create-desk.ts';
import { createAnswerTimeUse } from '../create-desk-jobs.ts';
import { listPostLinks } from '../list-post-links.ts';
import { releaseAuthor } from '../release-author.ts';
import { findPages, selectLeads } from '../create-insights.ts';
import { personalDataSources } from '../personal-data.ts';
import { readAdvice, readBudgets, readPeople } from '../read-content.ts';
import { createRoutes } from '#platform/http/api.ts';
import { createPrivacyRoutes } from '#features/privacy/server/privacy.routes.ts';
import { apiMounts } from '#paths/api-paths.ts';

/** The routes under `/functions/v1`. */
export type Functions = ReturnType<typeof createFunctions>;

/** Mounts every feature's routes. */
export function createFunctions(
  platform: Platform,
  auth: Auth,
  { findSource, views }: { findSource: FindSource; views: ViewCounter },
) {
  const fortuneTeller = createFortuneTeller({
    ai: platform.config.ai,
    log: platform.log,
    readBudgets: () => readBudgets(platform),
  });
  const readSite = () => readSettings(platform);
  const readNotified = () => readRecipient(platform);
  const desk = createDesk(platform);
  return createRoutes()
    .route(apiMounts.posts, createPostsRoutes(readPeople))
    .route('/', createPostEditingRoutes(readPeople))
    .route(apiMounts.preview, previewRoutes)
    .route(apiMounts.messages, leadPresenceRoutes)
    .route(apiMounts.messages, createMessagesRoutes(readNotified, desk, findSource))
    .route('/', createDeskRoutes(desk))
    .route('/', createTermsRoutes(desk.readTerms))
    .route(apiMounts.messages, createMessageSpamRoutes(readNotified, desk.findSubscription))
    .route(apiMounts.messages, createRepliesRoutes(readSite))
    .route(apiMounts.messages, attachmentsRoutes)
    .route('/', createSavedRepliesRoutes(readSite))
    .route('/', messagesOverviewRoutes)
    .route('/', waitingRoutes)
    .route('/', testLeadRoutes)
    .route(apiMounts.newsletter, createNewsletterRoutes(findSource))
    .route('/', newsletterExportRoutes)
    .route(apiMounts.content, createContentRoutes(listPostLinks, releaseAuthor))
    .route('/', createContentEditingRoutes(listPostLinks))
    .route(apiMounts.settings, createSettingsRoutes(selectAdmins))
    .route(apiMounts.settings, createAnswerTimeRoutes(createAnswerTimeUse(platform)))
    .route(apiMounts.settings, adminStartRoutes)
    .route(
      apiMounts.fortune,
      createFortuneRoutes(countQuiz(platform, createTellFortune(platform, fortuneTeller)), (given) =>
        readAdvice(platform, given),
      ),
    )
    .route(apiMounts.uploads, mediaRoutes)
    .route('/', apiKeysRoutes)
    .route('/', unsentMailsRoutes)
    .route('/', createPublicInsightsRoutes({ findSource, views }))
    .route('/', createInsightsRoutes(selectLeads, findPages))
    .route(
      '/',
      createWarningsRoutes(async () => (await readSite()).contact_email),
    )
    .route('/', createPrivacyRoutes(personalDataSources))
    .route('/', createAccountsRoutes(auth));
}
