import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from '#platform/context.ts';
import { adminChange, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { readIfMatch, toEntityTag } from '#platform/http/if-match.ts';
import { idParamSchema, ifMatchSchema, jsonBody, jsonResponse } from '#platform/http/openapi.ts';
import {
  issuePreviewSchema,
  mailLookSchema,
  issueSchema,
  resendSchema,
  sendingSchema,
  type Issue,
} from '../../issues.contract.ts';
import { editedMeanwhile } from './issue-kind.ts';
import { issueExample, issuePreviewExample } from './issues.examples.ts';
import {
  cancelIssue,
  inThePast,
  notReady,
  pauseIssue,
  previewIssue,
  readIssueMail,
  resendIssue,
  resumeIssue,
  sendIssue,
  sendTest,
  wrongStatus,
} from './send-issue.ts';

const previewRoute = createRoute({
  ...adminRead(
    jsonResponse('The mail as the caller would get it', issuePreviewSchema, issuePreviewExample),
    404,
  ),
  path: '/issues-api/{id}/preview',
  operationId: 'previewIssue',
  summary: "Read an issue's mail, and what to look at before sending",
  request: { params: idParamSchema },
});

const mailRoute = createRoute({
  ...adminRead(
    {
      description: 'The mail',
      content: { 'text/html': { schema: { type: 'string' as const }, example: issuePreviewExample.html } },
    },
    400,
    404,
  ),
  path: '/issues-api/{id}/mail',
  operationId: 'readIssueMail',
  summary: "Read an issue's mail as a page",
  description: 'For a frame of the admin area: nothing in it runs.',
  request: { params: idParamSchema, query: mailLookSchema },
});

const testRoute = createRoute({
  ...adminChange(
    'post',
    jsonResponse('Where it goes', z.object({ email: z.string() }), { email: 'eva@example.com' }),
    404,
  ),
  path: '/issues-api/{id}/test',
  operationId: 'sendTestIssue',
  summary: 'Mail an issue to yourself',
  request: { params: idParamSchema },
});

/** The common part of what is done with the sending of an issue. */
const changeSending = adminChange(
  'post',
  jsonResponse('The issue', issueSchema, issueExample),
  inThePast(),
  404,
  editedMeanwhile(issueExample),
  wrongStatus({ status: 'done', welcome_after: null }),
  notReady('The subject is missing.'),
);

const sendRoute = createRoute({
  ...changeSending,
  path: '/issues-api/{id}/send',
  operationId: 'sendIssue',
  summary: 'Send an issue, now or at a time',
  description:
    'Its mail is made now: later changes are not in it. One whose time is more than an hour past, because the site was not running, is paused instead.',
  request: {
    params: idParamSchema,
    headers: ifMatchSchema,
    body: jsonBody(sendingSchema, { at: '2026-12-01T08:00:00Z' }),
  },
});

const resendRoute = createRoute({
  ...changeSending,
  path: '/issues-api/{id}/resend',
  operationId: 'resendIssue',
  summary: 'Send again what is uncertain or was refused',
  description: 'Of the uncertain, some may get it twice. The mail has the same Message-ID.',
  request: {
    params: idParamSchema,
    headers: ifMatchSchema,
    body: jsonBody(resendSchema, { status: 'uncertain' }),
  },
});

const changeRoute = <const Name extends string>(
  name: Name,
  operationId: string,
  summary: string,
  description: string,
) =>
  createRoute({
    ...changeSending,
    path: `/issues-api/{id}/${name}`,
    operationId,
    summary,
    description,
    request: { params: idParamSchema, headers: ifMatchSchema },
  });

const pauseRoute = changeRoute(
  'pause',
  'pauseIssue',
  'Pause the sending of an issue',
  'Mails that are under way arrive.',
);
const resumeRoute = changeRoute(
  'resume',
  'resumeIssue',
  'Go on with the sending of an issue',
  'With those who have not got it.',
);
const cancelRoute = changeRoute(
  'cancel',
  'cancelIssue',
  'End the sending of an issue',
  'One of which nothing was sent is a draft again.',
);

type Referring = (
  ctx: Context,
  input: { reference: { id: string; isExpected: (version: number) => boolean } },
) => Promise<Issue>;

const etagOf = ({ version }: Issue) => ({ etag: toEntityTag(version) });

/** A mail has its styles in its elements, and pictures of other sites. */
const mailHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; img-src * data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
};

export const issueSendingRoutes = createRoutes('Issues API')
  .openapi(previewRoute, async (c) => c.json(await previewIssue(c.var.context, c.req.valid('param')), 200))
  .openapi(mailRoute, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('query') };
    return c.body(await readIssueMail(c.var.context, input), 200, mailHeaders);
  })
  .openapi(testRoute, async (c) => c.json(await sendTest(c.var.context, c.req.valid('param')), 200))
  .openapi(sendRoute, async (c) => {
    const reference = { ...c.req.valid('param'), isExpected: readIfMatch(c.req.valid('header')['if-match']) };
    const issue = await sendIssue(c.var.context, { reference, ...c.req.valid('json') });
    return c.json(issue, 200, etagOf(issue));
  })
  .openapi(resendRoute, async (c) => {
    const reference = { ...c.req.valid('param'), isExpected: readIfMatch(c.req.valid('header')['if-match']) };
    const issue = await resendIssue(c.var.context, { reference, ...c.req.valid('json') });
    return c.json(issue, 200, etagOf(issue));
  })
  .openapi(pauseRoute, async (c) => {
    const issue = await change(pauseIssue, c.var.context, c.req.valid('param'), c.req.valid('header'));
    return c.json(issue, 200, etagOf(issue));
  })
  .openapi(resumeRoute, async (c) => {
    const issue = await change(resumeIssue, c.var.context, c.req.valid('param'), c.req.valid('header'));
    return c.json(issue, 200, etagOf(issue));
  })
  .openapi(cancelRoute, async (c) => {
    const issue = await change(cancelIssue, c.var.context, c.req.valid('param'), c.req.valid('header'));
    return c.json(issue, 200, etagOf(issue));
  });

const change = (
  verb: Referring,
  ctx: Context,
  { id }: { id: string },
  { 'if-match': ifMatch }: { 'if-match'?: string | undefined },
): Promise<Issue> => verb(ctx, { reference: { id, isExpected: readIfMatch(ifMatch) } });
