import type { AuditAction } from '#domain/audit/contract.ts';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { changeEdited } from '#domain/editing/server/change-edited.ts';
import { toEmailKey } from '#platform/email-address/contract.ts';
import { requireRight, type Context } from '#platform/context.ts';
import { toFromHeader } from '#platform/mail/compose-message.ts';
import { conflict, invalidFields } from '#platform/http/problem.ts';
import type { Operation } from '#platform/rights.contract.ts';
import { isPast, type Issue, type IssuePreview, type IssueStatus } from '../../issues.contract.ts';
import { createListHeaders, createSubscriberToken } from '../mailed-links.ts';
import { checkIssue } from './check-issue.ts';
import { toAudience } from './describe-issue.ts';
import { fillIssue } from './fill-issue.ts';
import { issues, type IssueReference } from './issue-kind.ts';
import type { IssueRow } from './issues.store.ts';
import { countAudience, requeue } from './recipients.store.ts';
import { renderIssue } from './render-issue.ts';

/** Its mail as the caller would get it, and what is to be looked at. @throws Problem 403, 404, 503 */
export async function previewIssue(ctx: Context, { id }: { id: string }): Promise<IssuePreview> {
  const { email } = requireRight(ctx.caller, 'previewIssue');
  const row = (await issues.findRow(ctx, { id }))!;
  const rendered = await renderIssue(ctx, row);
  const recipients = await ctx.database.read('issues', (connection) =>
    countAudience(connection, toAudience(row)),
  );
  const token = createSubscriberToken(ctx, toEmailKey(email));
  return {
    ...fillIssue(rendered, ctx.config.siteUrl, token),
    bytes: Buffer.byteLength(rendered.html),
    recipients,
    checks: await checkIssue(ctx, row, rendered, recipients),
  };
}

/** Its mail as a page: as a mail program in light or dark mode shows it, with pictures or without. @throws Problem */
export async function readIssueMail(
  ctx: Context,
  { id, look, pictures }: { id: string; look: 'light' | 'dark'; pictures: 'on' | 'off' },
): Promise<string> {
  const { html } = await previewIssue(ctx, { id });
  const colored = html.replaceAll('(prefers-color-scheme:dark)', look === 'dark' ? 'all' : '(max-width:0)');
  return pictures === 'on' ? colored : colored.replaceAll(/(<img[^>]*?) src="[^"]*"/g, '$1');
}

/** Mails an issue to the caller alone. @returns to which address; @throws Problem 403, 404, 503 */
export async function sendTest(ctx: Context, { id }: { id: string }): Promise<{ email: string }> {
  const { email } = requireRight(ctx.caller, 'sendTestIssue');
  const row = (await issues.findRow(ctx, { id }))!;
  const emailKey = toEmailKey(email);
  const rendered = await renderIssue(ctx, row);
  const parts = fillIssue(rendered, ctx.config.siteUrl, createSubscriberToken(ctx, emailKey));
  const { mail } = await ctx.site.readOwnerSettings(ctx);
  const headers = {
    ...createListHeaders(ctx, emailKey),
    ...(row.sender_name && { From: toFromHeader(row.sender_name, mail.from) }),
  };
  const subject = `[Test] ${row.subject || 'No subject'}`;
  await ctx.outbox.enqueue(ctx.database.kysely, { recipient: email, subject, ...parts, headers });
  return { email };
}

/**
 * Sends a draft to its audience, now or at a time. Its mail is made here: what is changed later is not in it.
 * @throws Problem 400 for a time that is past, 403, 404, 409 when it was changed since, is no draft, or something keeps it from being sent; 503
 */
export async function sendIssue(
  ctx: Context,
  { reference, at }: { reference: IssueReference; at?: string | undefined },
): Promise<Issue> {
  requireRight(ctx.caller, 'sendIssue');
  if (at !== undefined && isPast(at, ctx.now().getTime())) throw inThePast();
  await refuseWhileHeld(ctx);
  const row = (await issues.findRow(ctx, reference))!;
  const rendered = await renderIssue(ctx, row);
  const recipients = await ctx.database.read('issues', (connection) =>
    countAudience(connection, toAudience(row)),
  );
  const checks = await checkIssue(ctx, row, rendered, recipients);
  const blocking = checks.find((check) => check.is_blocking);
  if (blocking) throw notReady(blocking.text);
  const now = ctx.now().toISOString();
  const isLater = at !== undefined && Date.parse(at) > Date.parse(now) && row.welcome_after === null;
  return changeStatus(ctx, {
    operation: 'sendIssue',
    // The state that was rendered.
    reference: {
      id: row.id,
      isExpected: (version) => version === row.version && reference.isExpected(version),
    },
    from: ['draft'],
    recorded: 'newsletter.sent',
    toRow: (draft) => ({
      html: rendered.html,
      body_text: rendered.text,
      ...(isLater
        ? { status: 'scheduled', send_at: new Date(at).toISOString() }
        : { status: 'sending', started_at: draft.started_at ?? now }),
    }),
  });
}

/** @throws Problem 403, 404, 409 when it was changed since, or is not being sent */
export const pauseIssue = (ctx: Context, { reference }: { reference: IssueReference }): Promise<Issue> =>
  changeStatus(ctx, {
    operation: 'pauseIssue',
    recorded: 'newsletter.paused',
    reference,
    from: ['sending'],
    toRow: () => ({ status: 'paused', paused_for: 'owner', pause_detail: null }),
  });

/** Goes on with those who have not got it. @throws Problem 403, 404, 409 */
export async function resumeIssue(
  ctx: Context,
  { reference }: { reference: IssueReference },
): Promise<Issue> {
  requireRight(ctx.caller, 'resumeIssue');
  await refuseWhileHeld(ctx);
  return changeStatus(ctx, {
    operation: 'resumeIssue',
    recorded: 'newsletter.resumed',
    reference,
    from: ['paused'],
    toRow: (row) => ({
      ...going,
      started_at: row.started_at ?? ctx.now().toISOString(),
    }),
  });
}

const going = {
  status: 'sending',
  paused_for: null,
  pause_detail: null,
  send_at: null,
  ended_at: null,
} as const;

/**
 * One of which nothing was sent is a draft again; others end. A welcome mail is off: it keeps when it was first
 * switched on, so that whoever waits for it gets it when it is on again. @throws Problem 403, 404, 409
 */
export const cancelIssue = (ctx: Context, { reference }: { reference: IssueReference }): Promise<Issue> =>
  changeStatus(ctx, {
    operation: 'cancelIssue',
    recorded: 'newsletter.canceled',
    reference,
    from: ['scheduled', 'sending', 'paused'],
    toRow: (row) =>
      row.started_at === null || row.welcome_after !== null
        ? {
            status: 'draft',
            send_at: null,
            html: null,
            body_text: null,
            paused_for: null,
            pause_detail: null,
          }
        : { status: 'canceled', ended_at: ctx.now().toISOString(), paused_for: null, pause_detail: null },
  });

/** Sends again to those of whom nobody knows whether they got it, or who were refused. @throws Problem 403, 404, 409 */
export async function resendIssue(
  ctx: Context,
  { reference, status }: { reference: IssueReference; status: 'uncertain' | 'refused' },
): Promise<Issue> {
  requireRight(ctx.caller, 'resendIssue');
  await refuseWhileHeld(ctx);
  return changeStatus(ctx, {
    operation: 'resendIssue',
    recorded: 'newsletter.resent',
    reference,
    from: ['done', 'paused', 'sending'],
    toRow: () => going,
    alongside: (trx, row) => requeue(trx, { issueId: row.id, status }),
  });
}

interface StatusChange {
  operation: Operation;
  recorded: AuditAction;
  reference: IssueReference;
  from: IssueStatus[];
  toRow: (row: IssueRow) => Partial<IssueRow>;
  alongside?: (trx: Parameters<typeof requeue>[0], row: IssueRow) => Promise<unknown>;
}

async function changeStatus(
  ctx: Context,
  { operation, recorded, reference, from, toRow, alongside }: StatusChange,
): Promise<Issue> {
  requireRight(ctx.caller, operation);
  return changeEdited(ctx, {
    kind: issues,
    reference,
    async decide(before, trx) {
      if (!from.includes(before.status)) throw wrongStatus(before);
      await alongside?.(trx, before);
      await recordAudit(trx, ctx, { action: recorded, target: issues.describeTarget(before) });
      return { action: 'save', row: toRow(before), isVisible: true };
    },
  });
}

async function refuseWhileHeld(ctx: Context): Promise<void> {
  if (await ctx.mailHolding.read())
    throw notReady('This database was restored or moved: say first that mail is sent from here.');
}

export const notReady = (text: string) => conflict(text, 'not_ready');

export const inThePast = () => invalidFields([{ field: 'at', message: 'at is in the past' }]);

const statusTexts: Record<IssueStatus, string> = {
  draft: 'This issue is a draft.',
  scheduled: 'This issue is scheduled.',
  sending: 'This issue is being sent.',
  paused: 'This issue is paused.',
  done: 'This issue was sent.',
  canceled: 'The sending of this issue was canceled.',
};

/** Of a welcome mail, where they differ. */
const welcomeTexts: Partial<typeof statusTexts> = {
  draft: 'This welcome mail is off.',
  sending: 'This welcome mail is on.',
  paused: 'This welcome mail is paused.',
};

export const wrongStatus = ({ status, welcome_after: after }: Pick<IssueRow, 'status' | 'welcome_after'>) =>
  conflict((after !== null && welcomeTexts[status]) || statusTexts[status], 'wrong_status');
