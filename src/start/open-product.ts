import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createAuth, type Auth } from '#features/identity/server/create-auth.ts';
import type { ViewCounter } from '#features/insights/server/view-counter.ts';
import { ensureFirstAdmin } from '#features/identity/server/admins.ts';
import { readAuthSecret } from '#features/identity/server/read-auth-secret.ts';
import { sweepAccounts } from '#features/identity/server/sweep-accounts.ts';
import { renewLeadSums } from '#features/leads/server/stats/renew-lead-sums.ts';
import { deleteOldUploads } from '#features/media/server/delete-old-uploads.ts';
import { listStored } from '#features/media/server/list-stored.ts';
import { createMailTaker } from '#features/leads/server/inbound/take-mail.ts';
import { deleteOrphanedFiles } from '#features/leads/server/replies/attachments.ts';
import { renewReplyStats } from '#features/leads/server/deadlines/reply-stats.ts';
import { mailDigest } from '#features/leads/server/deadlines/mail-digest.ts';
import { mailDue } from '#features/leads/server/deadlines/mail-due.ts';
import { renewDueDates } from '#features/leads/server/deadlines/renew-due-dates.ts';
import { settleReplies } from '#features/leads/server/replies/reply-delivery.ts';
import { sendDueAsks } from '#features/newsletter/server/ask-again.ts';
import { sendIssues } from '#features/newsletter/server/issues/send-issues.ts';
import { sendWelcome } from '#features/newsletter/server/issues/send-welcome.ts';
import { runImports } from '#features/posts/server/import/imports-job.ts';
import { createSite } from '#app/create-site.ts';
import { createAccounts, type AccountServices } from '#app/identity.ts';
import { createCachedReads, type CachedReads } from '#app/api/cached-reads.ts';
import { createApi } from '#app/api/create-api.ts';
import { retentionRules } from '#app/personal-data.ts';
import { createForms } from '#app/forms/forms.ts';
import { reportChanges } from '#app/indexnow/report-changes.ts';
import type { FormAction } from '#app/forms/form-action.ts';
import { createPageServices, type CreatePageServices } from '#app/create-page-services.ts';
import { deleteOldData } from '#features/privacy/server/delete-old-data.ts';
import { noteMatch, readRequestId } from '#http/request-log.ts';
import type { RequestParts } from '#http/serve-request.ts';
import type { Config } from '#platform/config/read-config.ts';
import { withQuerySignal } from '#platform/database/query-signal.ts';
import { createClientIpReader, type ReadClientIp } from '#platform/http/client-ip.ts';
import { runEvery, type StopJob } from '#platform/jobs/run-every.ts';
import type { Log } from '#platform/log/create-log.ts';
import { deleteOldMailFiles } from '#platform/mail/mail-files.ts';
import { createMailReceiver, type MailReceiver } from '#platform/mail/mailbox/receive-mails.ts';
import { openPlatform, type OpenPlatform } from '#platform/open-platform.ts';
import { removeWorkLeftovers } from '#platform/storage/work-directory.ts';

/** Everything behind the pages, composed: what `npm start` and `npm run dev` share. */
export interface Product {
  platform: OpenPlatform;
  auth: Auth;
  accounts: AccountServices;
  forms: Record<string, FormAction>;
  createServices: CreatePageServices;
  readClientIp: ReadClientIp;
  /** Answers `/functions/v1/*` and `/api/auth/*`. */
  serveApi: RequestParts['serveApi'];
  cachedReads: CachedReads;
  views: ViewCounter;
  mailReceiver: MailReceiver;
  /** Starts the background jobs; returns a function to stop them. */
  startJobs(): StopJob[];
}

/**
 * Opens the platform and composes the features on it. The first admin exists when it resolves.
 * @throws Error with one clear line when something cannot be opened
 */
export async function openProduct(config: Config, log: Log): Promise<Product> {
  for (const dir of [config.dataDir, join(config.dataDir, 'backups')]) removeWorkLeftovers(dir);
  const authSecret = readAuthSecret(config);
  const platform = await openPlatform(config, log, authSecret, createSite);
  const auth = createAuth({ ...platform, authSecret });
  await ensureFirstAdmin(platform);

  const { views } = platform.site;
  const accounts = createAccounts(platform, auth);
  const mailReceiver = createMailReceiver(platform, createMailTaker(platform));
  const readClientIp = createClientIpReader(config.trustedProxies);
  const cachedReads = createCachedReads(platform);
  const api = createApi(platform, auth, accounts, cachedReads);
  const describeRequest = (incoming: IncomingMessage) => ({
    clientIp: readClientIp(incoming),
    requestId: readRequestId(incoming),
    noteRoute: (route: string) => noteMatch(incoming, route),
  });
  // This replaces the global Request and Response with light ones: bodies are sent directly, without a
  // stream.
  const serveApi = getRequestListener((request, { incoming, outgoing }) =>
    withQuerySignal(watchForLeaving(outgoing as ServerResponse), async () =>
      api.fetch(request, describeRequest(incoming as IncomingMessage)),
    ),
  );
  return {
    platform,
    views,
    mailReceiver,
    auth,
    accounts,
    forms: createForms(platform, auth),
    createServices: createPageServices(platform),
    readClientIp,
    serveApi,
    cachedReads,
    startJobs: () => [
      runEvery('content version', 700, () => platform.database.contentVersion.refresh(), log),
      runEvery('outbox', 1000, (stopping) => platform.outbox.sendDue(stopping), log),
      runEvery('replies', 1000, () => settleReplies(platform), log),
      runEvery('mailbox', 2000, (stopping) => mailReceiver.run(stopping), log),
      runEvery('due dates', 1000, (stopping) => renewDueDates(platform, { stopping }), log),
      runEvery('due mails', 15_000, () => mailDue(platform), log),
      runEvery('digest', 60_000, () => mailDigest(platform), log),
      runEvery('answer record', 60_000, () => renewReplyStats(platform), log),
      runEvery('reply files', 60_000, () => deleteOrphanedFiles(platform), log),
      runEvery('upload list', 3_600_000, () => listStored(platform), log),
      runEvery('old uploads', 3_600_000, () => deleteOldUploads(platform), log),
      runEvery('imports', 1000, (stopping) => runImports(platform, { stopping }), log),
      runEvery('issues', 1000, (stopping) => sendIssues(platform, stopping), log),
      runEvery('welcome mails', 5000, (stopping) => sendWelcome(platform, stopping), log),
      runEvery('asks to confirm', 60_000, (stopping) => sendDueAsks(platform, stopping), log),
      runEvery('outbox sweep', 3_600_000, () => platform.outbox.sweep(), log),
      runEvery('expired links', 60_000, () => platform.outbox.forgetExpiredLinks(), log),
      runEvery('mail files', 3_600_000, () => deleteOldMailFiles(platform), log),
      runEvery('old data', 3_600_000, () => deleteOldData(platform, retentionRules), log),
      runEvery('account sweep', 3_600_000, () => sweepAccounts(platform), log),
      runFinally(
        runEvery('views', 3000, () => views.flush(), log),
        () => views.flush(),
      ),
      runEvery('search index', 2000, (stopping) => platform.site.postIndex.fill(stopping), log),
      runEvery('lead sums', 10_000, (stopping) => renewLeadSums(platform, { stopping }), log),
      runEvery('indexnow', 10_000, (stopping) => reportChanges(platform, stopping), log),
      runEvery('limits', 1000, () => platform.limits.exchange(), log),
      runEvery('limits sweep', 3_600_000, () => platform.limits.sweep(), log),
    ],
  };
}

/** Writes what is left once the job has stopped; shutdown continues whatever the outcome. */
const runFinally =
  (stop: StopJob, work: () => Promise<void>): StopJob =>
  async () => {
    await stop();
    await work().catch(() => {});
  };

/** Aborted when the connection is closed before the response is being sent. */
function watchForLeaving(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
