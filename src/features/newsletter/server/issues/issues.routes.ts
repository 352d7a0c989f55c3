import { createRoute } from '@hono/zod-openapi';
import {
  createVersionRoutes,
  autosaveQuerySchema,
  versionNumberSchema,
} from '#domain/editing/server/editing.routes.ts';
import { adminChange, adminCreate, adminDelete, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { readIfMatch, toEntityTag } from '#platform/http/if-match.ts';
import { linkToNext, listQuerySchema } from '#platform/http/listing.ts';
import {
  idParamSchema,
  ifMatchSchema,
  jsonBody,
  jsonResponse,
  listResponse,
} from '#platform/http/openapi.ts';
import { badRequest, invalidFields } from '#platform/http/problem.ts';
import {
  issueChangesSchema,
  issueHeadSchema,
  issueKindSchema,
  issueSchema,
  newIssueSchema,
} from '../../issues.contract.ts';
import {
  createIssue,
  deleteIssue,
  enoughWelcome,
  listIssues,
  noDraft,
  notDeletable,
  noWelcome,
  readIssue,
  restoreIssueText,
  saveIssue,
} from './edit-issues.ts';
import { editedMeanwhile, issues } from './issue-kind.ts';
import { issueExample, issueHeadExample, issueVersionExample } from './issues.examples.ts';

/** A text of a million characters, each of up to four bytes. */
const issueBodyBytes = 4_200_000;

const tooLong = invalidFields([{ field: 'subject', message: 'Subject must be at most 200 characters' }]);

const listRoute = createRoute({
  ...adminRead(
    listResponse('The issues', issueHeadSchema, [issueHeadExample]),
    badRequest('cursor is not one of this list'),
  ),
  path: '/issues-api',
  operationId: 'listIssues',
  summary: 'List the issues of the newsletter, newest first',
  description: 'Without their texts, and with how far their sending is.',
  request: { query: listQuerySchema.extend(issueKindSchema.shape) },
});

const readRoute = createRoute({
  ...adminRead(jsonResponse('The issue', issueSchema, issueExample), 404),
  path: '/issues-api/{id}',
  operationId: 'readIssue',
  summary: 'Read an issue and its progress',
  description:
    'While it is being sent, `progress` says how many mails are queued, under way and sent. Those that are `uncertain` were under way when the process ended: nobody knows whether they arrived, and they are not sent again by themselves.',
  request: { params: idParamSchema },
});

const createIssueRoute = createRoute({
  ...adminCreate(jsonResponse('The issue', issueSchema, issueExample), tooLong, 404, enoughWelcome()),
  path: '/issues-api',
  operationId: 'createIssue',
  summary: 'Begin an issue',
  description:
    'A draft. With `post_id`, it begins with the title, excerpt and text of an article. With `welcome`, it is a mail of the welcome sequence, of which there are at most five: sending switches it on, canceling off.',
  request: {
    body: jsonBody(
      newIssueSchema,
      { subject: issueExample.subject, content: issueExample.content },
      issueBodyBytes,
    ),
  },
});

const saveRoute = createRoute({
  ...adminChange(
    'put',
    jsonResponse('The issue', issueSchema, issueExample),
    tooLong,
    404,
    editedMeanwhile(issueExample),
    noDraft(),
    noWelcome(),
  ),
  path: '/issues-api/{id}',
  operationId: 'saveIssue',
  summary: 'Change an issue',
  description:
    'Fields that are not given stay. Once it is scheduled or being sent, only `per_minute` and `in_archive` can be changed.',
  request: {
    params: idParamSchema,
    query: autosaveQuerySchema,
    headers: ifMatchSchema,
    body: jsonBody(issueChangesSchema, { subject: issueExample.subject }, issueBodyBytes),
  },
});

const deleteRoute = createRoute({
  ...adminDelete(notDeletable()),
  path: '/issues-api/{id}',
  operationId: 'deleteIssue',
  summary: 'Delete a draft',
  description: 'For good. One that was sent, if only to some, stays.',
  request: { params: idParamSchema },
});

const versionRoutes = createVersionRoutes(issues, {
  noun: 'issue',
  path: '/issues-api/{id}',
  key: idParamSchema,
  versionKey: idParamSchema.extend({ version: versionNumberSchema }),
  answer: issueSchema,
  examples: { answer: issueExample, version: issueVersionExample },
  operationIds: {
    listVersions: 'listIssueVersions',
    readVersion: 'readIssueVersion',
    notePresence: 'noteIssuePresence',
  },
  restoreVersion: {
    operationId: 'restoreIssueVersion',
    summary: 'Go back to an earlier text of an issue',
    description: 'The earlier text becomes a new version.',
    refusals: [noDraft()],
    verb: restoreIssueText,
  },
});

export const issuesRoutes = createRoutes('Issues API')
  .openapi(listRoute, async (c) => {
    const { rows, next } = await listIssues(c.var.context, c.req.valid('query'));
    return c.json(rows, 200, linkToNext(c.req.url, next));
  })
  .openapi(readRoute, async (c) => {
    const issue = await readIssue(c.var.context, c.req.valid('param'));
    return c.json(issue, 200, { etag: toEntityTag(issue.version) });
  })
  .openapi(createIssueRoute, async (c) => {
    const issue = await createIssue(c.var.context, c.req.valid('json'));
    return c.json(issue, 201, { etag: toEntityTag(issue.version) });
  })
  .openapi(saveRoute, async (c) => {
    const isExpected = readIfMatch(c.req.valid('header')['if-match']);
    const issue = await saveIssue(c.var.context, {
      reference: { ...c.req.valid('param'), isExpected },
      changes: c.req.valid('json'),
      isAutosave: c.req.valid('query').autosave === 'true',
    });
    return c.json(issue, 200, { etag: toEntityTag(issue.version) });
  })
  .openapi(deleteRoute, async (c) => {
    await deleteIssue(c.var.context, c.req.valid('param'));
    return c.body(null, 204);
  })
  .route('/', versionRoutes);
