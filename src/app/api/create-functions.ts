import type { Auth } from '#features/identity/server/create-auth.ts';
import { createAccountsRoutes } from '#features/identity/server/accounts.routes.ts';
import { apiKeysRoutes } from '#features/identity/server/api-keys/api-keys.routes.ts';
import { invitationsRoutes } from '#features/identity/server/team/invitations.routes.ts';
import { auditRoutes } from '#features/identity/server/team/audit.routes.ts';
import { teamRoutes } from '#features/identity/server/team/team.routes.ts';
import { contentEditingRoutes } from '#features/content/server/content-editing.routes.ts';
import { contentRoutes } from '#features/content/server/content.routes.ts';
import { fortuneRoutes } from '#features/fortune/server/fortune.routes.ts';
import { insightsRoutes } from '#features/insights/server/insights.routes.ts';
import { publicInsightsRoutes } from '#features/insights/server/public-insights.routes.ts';
import { mailHoldRoutes } from '#features/mails/server/mail-hold.routes.ts';
import { unsentMailsRoutes } from '#features/mails/server/unsent-mails.routes.ts';
import { libraryRoutes } from '#features/media/server/library.routes.ts';
import { mediaRoutes } from '#features/media/server/media.routes.ts';
import { inboxRoutes } from '#features/leads/server/inbox/inbox.routes.ts';
import { testLeadRoutes } from '#features/leads/server/test-lead/test-lead.routes.ts';
import { messagesOverviewRoutes, messagesRoutes } from '#features/leads/server/messages/messages.routes.ts';
import { attachmentsRoutes } from '#features/leads/server/replies/attachments.routes.ts';
import { repliesRoutes } from '#features/leads/server/replies/replies.routes.ts';
import { savedRepliesRoutes } from '#features/leads/server/replies/saved-replies.routes.ts';
import { deadlineRoutes } from '#features/leads/server/deadlines/deadlines.routes.ts';
import { newsletterExportRoutes } from '#features/newsletter/server/newsletter-export.routes.ts';
import { issueSendingRoutes } from '#features/newsletter/server/issues/issue-sending.routes.ts';
import { issuesRoutes } from '#features/newsletter/server/issues/issues.routes.ts';
import { senderCheckRoutes } from '#features/newsletter/server/sender/sender-check.routes.ts';
import { newsletterListRoutes } from '#features/newsletter/server/newsletter-list.routes.ts';
import { newsletterRoutes } from '#features/newsletter/server/newsletter.routes.ts';
import { importsRoutes } from '#features/posts/server/import/imports.routes.ts';
import { tagsRoutes } from '#features/posts/server/tags.routes.ts';
import { postBulkRoutes } from '#features/posts/server/post-bulk.routes.ts';
import { postEditingRoutes } from '#features/posts/server/post-editing.routes.ts';
import { postsRoutes } from '#features/posts/server/posts.routes.ts';
import { previewRoutes } from '#features/posts/server/preview.routes.ts';
import { replyTimeRoutes } from '#features/settings/server/reply-time.routes.ts';
import { adminStartRoutes } from '#features/settings/server/admin-start.routes.ts';
import { ownerSettingsRoutes } from '#features/settings/server/owner/owner-settings.routes.ts';
import { systemRoutes } from '#features/settings/server/system/system.routes.ts';
import { warningsRoutes } from '#features/warnings/server/warnings.routes.ts';
import { setupRoutes } from '#features/setup/server/setup.routes.ts';
import { settingsRoutes } from '#features/settings/server/settings.routes.ts';
import { createRoutes } from '#platform/http/api.ts';
import { privacyRoutes } from '#features/privacy/server/privacy.routes.ts';
import { apiMounts } from '#paths/api-paths.ts';

/** Mounts every feature's routes. */
export const createFunctions = (auth: Auth) =>
  createRoutes()
    .route(apiMounts.posts, postsRoutes)
    .route('/', postEditingRoutes)
    .route('/', postBulkRoutes)
    .route(apiMounts.postTags, tagsRoutes)
    .route(apiMounts.postImports, importsRoutes)
    .route(apiMounts.preview, previewRoutes)
    .route(apiMounts.messages, messagesRoutes)
    .route('/', inboxRoutes)
    .route('/', deadlineRoutes)
    .route(apiMounts.messages, repliesRoutes)
    .route(apiMounts.messages, attachmentsRoutes)
    .route('/', savedRepliesRoutes)
    .route('/', messagesOverviewRoutes)
    .route('/', testLeadRoutes)
    .route(apiMounts.newsletter, newsletterRoutes)
    .route('/', newsletterExportRoutes)
    .route('/', newsletterListRoutes)
    .route('/', senderCheckRoutes)
    .route('/', issuesRoutes)
    .route('/', issueSendingRoutes)
    .route('/', mailHoldRoutes)
    .route(apiMounts.content, contentRoutes)
    .route('/', contentEditingRoutes)
    .route(apiMounts.settings, settingsRoutes)
    .route(apiMounts.settings, replyTimeRoutes)
    .route(apiMounts.settings, adminStartRoutes)
    .route(apiMounts.setup, setupRoutes)
    .route(apiMounts.fortune, fortuneRoutes)
    .route(apiMounts.uploads, mediaRoutes)
    .route(apiMounts.uploads, libraryRoutes)
    .route('/', apiKeysRoutes)
    .route('/', teamRoutes)
    .route('/', auditRoutes)
    .route('/', invitationsRoutes)
    .route('/', unsentMailsRoutes)
    .route('/', publicInsightsRoutes)
    .route('/', insightsRoutes)
    .route('/', ownerSettingsRoutes)
    .route('/', systemRoutes)
    .route('/', warningsRoutes)
    .route('/', privacyRoutes)
    .route('/', createAccountsRoutes(auth));
