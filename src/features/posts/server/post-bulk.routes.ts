import { createRoute, type z } from '@hono/zod-openapi';
import { adminChange } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { jsonBody, jsonResponse } from '#platform/http/openapi.ts';
import { invalidFields, type Problem } from '#platform/http/problem.ts';
import { apiMounts } from '#paths/api-paths.ts';
import {
  bulkAuthorSchema,
  bulkResultSchema,
  bulkSchema,
  bulkTagSchema,
  maximumBulk,
} from '../bulk.contract.ts';
import { unknownAuthor } from './authors.ts';
import {
  addTagToPosts,
  deletePosts,
  publishPosts,
  removeTagFromPosts,
  setAuthorOfPosts,
  unpublishPosts,
} from './change-posts.ts';
import { bulkExample } from './posts.examples.ts';

const path = apiMounts.postBulk;

const ids = [...bulkExample.changed, ...bulkExample.failed].map(({ id }) => id);

const badIds = invalidFields([{ field: 'ids', message: `ids must be 1 to ${maximumBulk} ids` }]);

const badTag = invalidFields([{ field: 'tag', message: 'A tag must have a letter or a digit' }]);

interface Words<Body extends z.ZodType> {
  operationId: string;
  summary: string;
  description?: string;
  schema: Body;
  example: z.input<Body>;
  refusals?: Problem[];
}

/** The common part of the operations; each names its path itself, for its type. */
const operation = <Body extends z.ZodType>({
  operationId,
  summary,
  description = '',
  schema,
  example,
  refusals = [],
}: Words<Body>) => ({
  ...adminChange(
    'post',
    jsonResponse('What became of each', bulkResultSchema, bulkExample),
    badIds,
    ...refusals,
  ),
  operationId,
  summary,
  description:
    `${description} Each post is changed by itself: \`failed\` has those that could not be, and why.`.trim(),
  request: { body: jsonBody(schema, example) },
});

const publishRoute = createRoute({
  ...operation({
    operationId: 'publishPosts',
    summary: 'Publish several posts',
    description: 'They are visible within their dates. A draft beside a published post stays beside it.',
    schema: bulkSchema,
    example: { ids },
  }),
  path: `${path}/publish`,
});

const unpublishRoute = createRoute({
  ...operation({
    operationId: 'unpublishPosts',
    summary: 'Take several posts back to drafts',
    schema: bulkSchema,
    example: { ids },
  }),
  path: `${path}/unpublish`,
});

const addTagRoute = createRoute({
  ...operation({
    operationId: 'addTagToPosts',
    summary: 'Add a tag to several posts',
    description: 'By its slug or name; one that does not exist is created. Drafts get it too.',
    schema: bulkTagSchema,
    example: { ids, tag: 'automation' },
    refusals: [badTag],
  }),
  path: `${path}/add-tag`,
});

const removeTagRoute = createRoute({
  ...operation({
    operationId: 'removeTagFromPosts',
    summary: 'Remove a tag from several posts',
    description: 'Also from their drafts.',
    schema: bulkTagSchema,
    example: { ids, tag: 'automation' },
    refusals: [badTag],
  }),
  path: `${path}/remove-tag`,
});

const authorRoute = createRoute({
  ...operation({
    operationId: 'setAuthorOfPosts',
    summary: 'Set the author of several posts',
    description: 'Also of their drafts.',
    schema: bulkAuthorSchema,
    example: { ids, author: 'ann-carter' },
    refusals: [unknownAuthor()],
  }),
  path: `${path}/set-author`,
});

const deleteRoute = createRoute({
  ...operation({
    operationId: 'deletePosts',
    summary: 'Delete several posts',
    description: 'They go to the bin, from which they can be restored for 30 days.',
    schema: bulkSchema,
    example: { ids },
  }),
  path: `${path}/delete`,
});

/** Whole paths: what is done with several posts at once. */
export const postBulkRoutes = createRoutes('Blog API')
  .openapi(publishRoute, async (c) => c.json(await publishPosts(c.var.context, c.req.valid('json')), 200))
  .openapi(unpublishRoute, async (c) => c.json(await unpublishPosts(c.var.context, c.req.valid('json')), 200))
  .openapi(addTagRoute, async (c) => c.json(await addTagToPosts(c.var.context, c.req.valid('json')), 200))
  .openapi(removeTagRoute, async (c) =>
    c.json(await removeTagFromPosts(c.var.context, c.req.valid('json')), 200),
  )
  .openapi(authorRoute, async (c) => c.json(await setAuthorOfPosts(c.var.context, c.req.valid('json')), 200))
  .openapi(deleteRoute, async (c) => c.json(await deletePosts(c.var.context, c.req.valid('json')), 200));
