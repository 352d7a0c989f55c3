import { createRoute, z } from '@hono/zod-openapi';
import { addressAnswerSchema } from '#domain/editing/contract.ts';
import {
  describeAddress,
  describePresence,
  describeVersion,
  describeVersions,
  versionNumberSchema,
} from '#domain/editing/server/operations.ts';
import { readVersionCursor } from '#domain/editing/server/versions.ts';
import { createRoutes } from '#platform/http/api.ts';
import { readIfMatch, toEntityTag } from '#platform/http/if-match.ts';
import { bodyTooLarge, contentBodyBytes } from '#platform/http/json-body.ts';
import { linkToNext, listQuerySchema } from '#platform/http/listing.ts';
import {
  adminSecurity,
  answers,
  idParamSchema,
  ifMatchSchema,
  jsonAnswer,
  jsonBody,
} from '#platform/http/openapi.ts';
import { foreignOrigin, versionRequired } from '#platform/http/problem.ts';
import { apiMounts } from '#paths/api-paths.ts';
import {
  binnedPostSchema,
  editedPostSchema,
  postAuthorSchema,
  postDraftChangesSchema,
  savedDraftSchema,
} from '../contract.ts';
import { listAuthors, unknownAuthor, type ReadAuthors } from './authors.ts';
import { editedMeanwhile } from './change-post.ts';
import { listPostBin, restorePost, slugInUse } from './delete-post.ts';
import {
  listPostVersions,
  notePostPresence,
  readEditedPost,
  readPostVersion,
  restorePostVersion,
} from './post-versions.ts';
import {
  binnedPostExample,
  editedPostExample,
  postAuthorExample,
  postVersionExample,
  removedExample,
} from './posts.examples.ts';
import { describeRemoved } from './find-removed.ts';
import { discardPostDraft, notPublished, publishPost } from './publish-post.ts';
import { readAddressAnswer } from './read-address-answer.ts';
import { slugTaken } from './slug-taken.ts';
import { savePostDraft } from './update-post.ts';

const tags = ['Blog API'];

const post = `${apiMounts.posts}/{id}`;

const published = { ...editedPostExample, draft: null };

const versionParamSchema = idParamSchema.extend({ version: versionNumberSchema });

const addressParamSchema = z.object({
  slug: z.string().min(1).max(200).meta({ description: 'Its slug', example: 'first-release' }),
});

const readDraftRoute = createRoute({
  method: 'get',
  path: `${post}/draft`,
  operationId: 'readPostDraft',
  tags,
  summary: 'Read a post with its draft',
  security: adminSecurity,
  request: { params: idParamSchema },
  responses: { 200: jsonAnswer('The post', editedPostSchema, editedPostExample), ...answers(403, 404) },
});

const saveDraftRoute = createRoute({
  method: 'put',
  path: `${post}/draft`,
  operationId: 'savePostDraft',
  tags,
  summary: "Save a post's draft",
  description:
    'Only the given fields. A published post stays as visitors see it until the draft is published or discarded; an unpublished post is itself a draft. `If-Match` names the version that the changes are based on; if someone else has changed the post since, the answer is 409 `edited_meanwhile` with the current post in `current`.',
  security: adminSecurity,
  request: {
    params: idParamSchema,
    headers: ifMatchSchema,
    body: jsonBody(postDraftChangesSchema, { excerpt: 'What we learned.' }, contentBodyBytes),
  },
  responses: {
    200: jsonAnswer('The post', savedDraftSchema, { ...editedPostExample, removed: [removedExample] }),
    ...answers(
      unknownAuthor(),
      400,
      403,
      foreignOrigin(),
      404,
      slugTaken(),
      editedMeanwhile(editedPostExample),
      bodyTooLarge(contentBodyBytes),
      415,
      versionRequired(),
    ),
  },
});

const publishRoute = createRoute({
  method: 'post',
  path: `${post}/publish`,
  operationId: 'publishPost',
  tags,
  summary: 'Publish the draft of a post',
  security: adminSecurity,
  request: { params: idParamSchema, headers: ifMatchSchema },
  responses: {
    200: jsonAnswer('The post', editedPostSchema, published),
    ...answers(403, foreignOrigin(), 404, slugTaken(), editedMeanwhile(editedPostExample)),
  },
});

const discardRoute = createRoute({
  method: 'post',
  path: `${post}/discard`,
  operationId: 'discardPostDraft',
  tags,
  summary: 'Discard the draft of a published post',
  description: 'It is kept as a version.',
  security: adminSecurity,
  request: { params: idParamSchema, headers: ifMatchSchema },
  responses: {
    200: jsonAnswer('The post', editedPostSchema, published),
    ...answers(403, foreignOrigin(), 404, notPublished(), editedMeanwhile(editedPostExample)),
  },
});

const versionsRoute = createRoute({
  ...describeVersions("a post's"),
  path: `${post}/versions`,
  operationId: 'listPostVersions',
  tags,
  request: { params: idParamSchema, query: listQuerySchema },
});

const versionRoute = createRoute({
  ...describeVersion("a post's", postVersionExample),
  path: `${post}/versions/{version}`,
  operationId: 'readPostVersion',
  tags,
  request: { params: versionParamSchema },
});

const restoreVersionRoute = createRoute({
  method: 'post',
  path: `${post}/versions/{version}/restore`,
  operationId: 'restorePostVersion',
  tags,
  summary: "Restore an earlier text as a post's draft",
  description: 'This creates a new version. The slug does not change.',
  security: adminSecurity,
  request: { params: versionParamSchema, headers: ifMatchSchema },
  responses: {
    200: jsonAnswer('The post', editedPostSchema, editedPostExample),
    ...answers(400, 403, foreignOrigin(), 404, editedMeanwhile(editedPostExample)),
  },
});

const presenceRoute = createRoute({
  ...describePresence('a post'),
  path: `${post}/presence`,
  operationId: 'notePostPresence',
  tags,
  request: { params: idParamSchema },
});

const binRoute = createRoute({
  method: 'get',
  path: apiMounts.postBin,
  operationId: 'listPostBin',
  tags,
  summary: 'List deleted posts that can be restored',
  description: 'For 30 days. The latest 200.',
  security: adminSecurity,
  responses: {
    200: jsonAnswer('The posts', z.array(binnedPostSchema), [binnedPostExample]),
    ...answers(403),
  },
});

const restoreRoute = createRoute({
  method: 'post',
  path: `${apiMounts.postBin}/{id}/restore`,
  operationId: 'restorePost',
  tags,
  summary: 'Restore a post from the bin',
  description: 'As it was, at its former address.',
  security: adminSecurity,
  request: { params: idParamSchema },
  responses: {
    200: jsonAnswer('The post', editedPostSchema, editedPostExample),
    ...answers(403, foreignOrigin(), 404, slugInUse(editedPostExample.slug)),
  },
});

const authorsRoute = createRoute({
  method: 'get',
  path: apiMounts.postAuthors,
  operationId: 'listPostAuthors',
  tags,
  summary: 'List the people who can be named as the author of a post',
  security: adminSecurity,
  responses: {
    200: jsonAnswer('The people', z.array(postAuthorSchema), [postAuthorExample]),
    ...answers(403),
  },
});

const addressRoute = createRoute({
  ...describeAddress('post'),
  path: `${apiMounts.postAddresses}/{slug}`,
  operationId: 'readPostAddress',
  tags,
  request: { params: addressParamSchema },
  responses: {
    200: jsonAnswer('What it answers', addressAnswerSchema, {
      path: '/blog/first-release',
      status: 301,
      location: '/blog/second-release',
    }),
    ...answers(403),
  },
});

/** Whole paths: drafts, versions and presence of a post, the bin, who can be an author, and former addresses. */
export const createPostEditingRoutes = (readAuthors: ReadAuthors) =>
  createRoutes()
    .openapi(readDraftRoute, async (c) => {
      const found = await readEditedPost(c.var.context, c.req.valid('param').id);
      return c.json(found, 200, { etag: toEntityTag(found.version) });
    })
    .openapi(saveDraftRoute, async (c) => {
      const header = c.req.valid('header')['if-match'];
      if (header === undefined) throw versionRequired();
      const reference = { ...c.req.valid('param'), isExpected: readIfMatch(header) };
      const saved = await savePostDraft(c.var.context, reference, c.req.valid('json'), readAuthors);
      const reported = { ...saved, ...(await describeRemoved(c.var.context, saved.draft ?? saved)) };
      return c.json(reported, 200, { etag: toEntityTag(saved.version) });
    })
    .openapi(publishRoute, async (c) => {
      const isExpected = readIfMatch(c.req.valid('header')['if-match']);
      const answer = await publishPost(c.var.context, { ...c.req.valid('param'), isExpected });
      return c.json(answer, 200, { etag: toEntityTag(answer.version) });
    })
    .openapi(discardRoute, async (c) => {
      const isExpected = readIfMatch(c.req.valid('header')['if-match']);
      const answer = await discardPostDraft(c.var.context, { ...c.req.valid('param'), isExpected });
      return c.json(answer, 200, { etag: toEntityTag(answer.version) });
    })
    .openapi(versionsRoute, async (c) => {
      const { limit, cursor } = c.req.valid('query');
      const asked = { ...c.req.valid('param'), before: readVersionCursor(cursor), limit };
      const { rows, next } = await listPostVersions(c.var.context, asked);
      return c.json(rows, 200, linkToNext(c.req.url, next === null ? null : String(next)));
    })
    .openapi(versionRoute, async (c) =>
      c.json(await readPostVersion(c.var.context, c.req.valid('param')), 200),
    )
    .openapi(restoreVersionRoute, async (c) => {
      const { id, version } = c.req.valid('param');
      const reference = { id, isExpected: readIfMatch(c.req.valid('header')['if-match']) };
      const restored = await restorePostVersion(c.var.context, reference, version, readAuthors);
      return c.json(restored, 200, { etag: toEntityTag(restored.version) });
    })
    .openapi(presenceRoute, async (c) =>
      c.json(await notePostPresence(c.var.context, c.req.valid('param').id), 200),
    )
    .openapi(binRoute, async (c) => c.json(await listPostBin(c.var.context), 200))
    .openapi(restoreRoute, async (c) =>
      c.json(await restorePost(c.var.context, c.req.valid('param').id), 200),
    )
    .openapi(authorsRoute, async (c) => c.json(await listAuthors(c.var.context, readAuthors), 200))
    .openapi(addressRoute, async (c) =>
      c.json(await readAddressAnswer(c.var.context, c.req.valid('param').slug), 200),
    );
