import { createRoute, z } from '@hono/zod-openapi';
import {
  autosaveQuerySchema,
  createEditingRoutes,
  versionNumberSchema,
} from '#domain/editing/server/editing.routes.ts';
import { adminChange, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { readIfMatch, toEntityTag } from '#platform/http/if-match.ts';
import { contentBodyBytes } from '#platform/http/json-body.ts';
import { idParamSchema, jsonResponse, jsonBody, requiredIfMatchSchema } from '#platform/http/openapi.ts';
import { versionRequired } from '#platform/http/problem.ts';
import { apiMounts } from '#paths/api-paths.ts';
import {
  binnedPostSchema,
  editedPostSchema,
  postAuthorSchema,
  postDraftChangesSchema,
  savedDraftSchema,
  seriesSchema,
} from '../contract.ts';
import { listAuthors, unknownAuthor } from './authors.ts';
import { editedMeanwhile, posts, slugInUse, slugTaken } from './edited-posts.ts';
import { describeRemoved } from './find-removed.ts';
import {
  binnedPostExample,
  editedPostExample,
  postAuthorExample,
  postVersionExample,
  removedExample,
  seriesExample,
} from './posts.examples.ts';
import { discardPostDraft, notPublished, publishPost } from './publish-post.ts';
import { readEditedPost } from './read-posts.ts';
import { listSeries } from './read-series.ts';
import { restorePostText, savePostDraft } from './save-post.ts';

const post = `${apiMounts.posts}/{id}`;

const readDraftRoute = createRoute({
  ...adminRead(jsonResponse('The post', editedPostSchema, editedPostExample), 404),
  path: `${post}/draft`,
  operationId: 'readPostDraft',
  summary: 'Read a post with its draft',
  request: { params: idParamSchema },
});

const saveDraftRoute = createRoute({
  ...adminChange(
    'put',
    jsonResponse('The post', savedDraftSchema, { ...editedPostExample, removed: [removedExample] }),
    unknownAuthor(),
    404,
    slugTaken(undefined, 'first-release-2'),
    editedMeanwhile(editedPostExample),
    versionRequired(),
  ),
  path: `${post}/draft`,
  operationId: 'savePostDraft',
  summary: "Save a post's draft",
  description:
    'Only the given fields. A published post stays as visitors see it until the draft is published or discarded; an unpublished post is itself a draft. `If-Match` names the version that the changes are based on; if someone else has changed the post since, the answer is 409 `edited_meanwhile` with the current post in `current`.',
  request: {
    params: idParamSchema,
    query: autosaveQuerySchema,
    headers: requiredIfMatchSchema,
    body: jsonBody(postDraftChangesSchema, { excerpt: 'What we learned.' }, contentBodyBytes),
  },
});

const authorsRoute = createRoute({
  ...adminRead(jsonResponse('The people', z.array(postAuthorSchema), [postAuthorExample])),
  path: apiMounts.postAuthors,
  operationId: 'listPostAuthors',
  summary: 'List the people who can be named as the author of a post',
});

const seriesRoute = createRoute({
  ...adminRead(jsonResponse('The series', z.array(seriesSchema), [seriesExample])),
  path: apiMounts.postSeries,
  operationId: 'listPostSeries',
  summary: 'List the series that posts are parts of',
});

const commonRoutes = createEditingRoutes(posts, {
  noun: 'post',
  path: post,
  key: idParamSchema,
  versionKey: idParamSchema.extend({ version: versionNumberSchema }),
  answer: editedPostSchema,
  examples: {
    answer: editedPostExample,
    published: { ...editedPostExample, draft: null },
    version: postVersionExample,
  },
  publish: {
    operationId: 'publishPost',
    summary: 'Publish the draft of a post',
    refusals: [slugTaken(undefined, 'first-release-2')],
    verb: publishPost,
  },
  discard: {
    operationId: 'discardPostDraft',
    summary: 'Discard the draft of a published post',
    description: 'It is kept as a version.',
    refusals: [notPublished()],
    verb: discardPostDraft,
  },
  restoreVersion: {
    operationId: 'restorePostVersion',
    summary: "Restore an earlier text as a post's draft",
    description: 'This creates a new version. The slug does not change.',
    verb: restorePostText,
  },
  operationIds: {
    listVersions: 'listPostVersions',
    readVersion: 'readPostVersion',
    notePresence: 'notePostPresence',
  },
  address: {
    operationId: 'readPostAddress',
    path: `${apiMounts.postAddresses}/{slug}`,
    key: z.object({
      slug: z.string().min(1).meta({ description: 'The slug as typed', example: 'first-release' }),
    }),
    refusals: [],
    example: {
      path: '/blog/first-release',
      status: 301,
      location: '/blog/second-release',
      fault: null,
      proposal: null,
    },
  },
  bin: {
    operationId: 'listPostBin',
    path: apiMounts.postBin,
    binned: binnedPostSchema,
    example: binnedPostExample,
    restore: {
      operationId: 'restorePost',
      summary: 'Restore a post from the bin',
      description: 'As it was, at its former address.',
      refusals: [slugInUse(editedPostExample.slug)],
    },
  },
});

/**
 * Whole paths: drafts, versions, presence and former addresses of posts, the bin, who can be an author, and series.
 */
export const postEditingRoutes = createRoutes('Blog API')
  .openapi(readDraftRoute, async (c) => {
    const found = await readEditedPost(c.var.context, c.req.valid('param'));
    return c.json(found, 200, { etag: toEntityTag(found.version) });
  })
  .openapi(saveDraftRoute, async (c) => {
    const header = c.req.valid('header')['if-match'];
    if (header === undefined) throw versionRequired();
    const reference = { ...c.req.valid('param'), isExpected: readIfMatch(header) };
    const saved = await savePostDraft(c.var.context, {
      reference,
      changes: c.req.valid('json'),
      isAutosave: c.req.valid('query').autosave === 'true',
    });
    const reported = { ...saved, ...(await describeRemoved(c.var.context, saved.draft ?? saved)) };
    return c.json(reported, 200, { etag: toEntityTag(saved.version) });
  })
  .openapi(authorsRoute, async (c) => c.json(await listAuthors(c.var.context), 200))
  .openapi(seriesRoute, async (c) => c.json(await listSeries(c.var.context), 200))
  .route('/', commonRoutes);
