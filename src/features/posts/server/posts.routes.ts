import { createRoute, z } from '@hono/zod-openapi';
import { putIntoBin } from '#domain/editing/server/bin.ts';
import { adminChange, adminCreate, adminDelete } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import {
  bindIdempotencyKey,
  idempotencyHeaderSchema,
  idempotencyKeyReused,
} from '#platform/http/idempotency-key.ts';
import { contentBodyBytes } from '#platform/http/json-body.ts';
import { readIfMatch, toEntityTag } from '#platform/http/if-match.ts';
import { linkToNext, searchQuerySchema } from '#platform/http/listing.ts';
import { isUnstorable } from '#platform/http/text-safety.ts';
import {
  errorResponses,
  idParamSchema,
  jsonResponse,
  jsonBody,
  cachedForVisitors,
  ifMatchSchema,
  listResponse,
  optionalSecurity,
} from '#platform/http/openapi.ts';
import { badRequest, invalidFields } from '#platform/http/problem.ts';
import {
  newPostSchema,
  postChangesSchema,
  postSchema,
  postStateSchema,
  requiredText,
  savedPostSchema,
} from '../contract.ts';
import { createPost } from './create-post.ts';
import { withoutDraft } from './describe-post.ts';
import { editedMeanwhile, posts, slugTaken } from './edited-posts.ts';
import { describeRemoved } from './find-removed.ts';
import { editedPostExample, newPostExample, postExample, removedExample } from './posts.examples.ts';
import { listCards, listPosts, readVersionedPost } from './read-posts.ts';
import { updatePost } from './save-post.ts';

const postQuerySchema = searchQuerySchema.extend({
  fields: z
    .enum(['all', 'card'], { error: 'fields must be all or card' })
    .default('all')
    .meta({ description: '`card` omits the content', example: 'all' }),
  state: postStateSchema
    .optional()
    .meta({ description: 'Only posts in this state; for admins, except `published`' }),
  tag: slugFilter('tag').meta({
    description: 'Only posts with this tag, by its slug, present or former',
    example: 'automation',
  }),
  author: slugFilter('author').meta({
    description: 'Only posts by this person, by their slug in the collection people, present or former',
  }),
});

function slugFilter(name: string) {
  return z
    .string()
    .max(200, `${name} must be at most 200 characters`)
    .refine((text) => !isUnstorable(text), `${name} has characters that cannot be looked for`)
    .optional();
}

/** A post of a list; without its content if requested as a card. */
const listedPostSchema = postSchema
  .extend({
    content: z.string().optional(),
    has_draft: z.boolean().optional().meta({ description: 'For admins: whether it has unpublished changes' }),
    views: z.int().optional().meta({
      description: 'For admins, of cards: how often it was viewed in the last 30 days, today included',
    }),
  })
  .meta({ id: 'ListedPost', description: 'A blog post in a list' });

const missingField = invalidFields([{ field: 'excerpt', message: requiredText }]);

const listRoute = createRoute({
  method: 'get',
  path: '/',
  operationId: 'listPosts',
  summary: 'List posts, newest first',
  description:
    'Posts that are visible; for authors their own as well, for editors and admins all. A search covers title and excerpt. Newest is by `published_at`, or `created_at` where there is none.',
  security: optionalSecurity,
  ...cachedForVisitors,
  request: { query: postQuerySchema },
  responses: {
    200: listResponse('A page of posts', listedPostSchema, [postExample]),
    ...errorResponses(badRequest('cursor is not one of this list'), 403),
  },
});

const readRoute = createRoute({
  method: 'get',
  path: '/{id}',
  operationId: 'readPost',
  summary: 'Read one post by id or slug',
  description: 'One that is not visible is 404, except for its author, editors and admins.',
  security: optionalSecurity,
  ...cachedForVisitors,
  request: { params: postParamSchema() },
  responses: { 200: jsonResponse('The post', postSchema, postExample), ...errorResponses(404) },
});

const createPostRoute = createRoute({
  ...adminCreate(
    jsonResponse('The post', savedPostSchema, { ...postExample, removed: [removedExample] }),
    missingField,
    slugTaken(undefined, 'first-release-2'),
    idempotencyKeyReused(),
  ),
  path: '/',
  operationId: 'createPost',
  summary: 'Create a post',
  description:
    "A draft unless `published` is true; published, it is visible from `publish_at` until `unpublish_at`. Without a slug, one is derived from the title. `author_id` is the caller; `author` defaults to the person linked to the caller's account. `removed` lists what visitors do not get of the content as it was written.",
  request: {
    headers: idempotencyHeaderSchema,
    body: jsonBody(newPostSchema, newPostExample, contentBodyBytes),
  },
});

const updateRoute = createRoute({
  ...adminChange(
    'put',
    jsonResponse('The post', savedPostSchema, { ...postExample, removed: [removedExample] }),
    missingField,
    404,
    slugTaken(undefined, 'first-release-2'),
    editedMeanwhile(editedPostExample),
  ),
  path: '/{id}',
  operationId: 'updatePost',
  summary: 'Change a post',
  description:
    "Only the given fields. Visitors see changes to a published post at once, and its draft gets them too. When the slug of a published post changes, its old address redirects to the new one. With `If-Match` naming the `ETag` of the state that the changes are based on, other people's changes are not overwritten: the answer is then 409 `edited_meanwhile` with the current post in `current`. `removed` lists what visitors do not get of the content as it was written.",
  request: {
    params: idParamSchema,
    headers: ifMatchSchema,
    body: jsonBody(postChangesSchema, { published: true }, contentBodyBytes),
  },
});

const deleteRoute = createRoute({
  ...adminDelete(),
  path: '/{id}',
  operationId: 'deletePost',
  summary: 'Delete a post',
  description:
    'It goes to the bin, from which it can be restored for 30 days. The page of a published post answers 410.',
  request: { params: idParamSchema },
});

function postParamSchema() {
  return idParamSchema.extend({
    id: z.string().min(1).meta({ description: 'Its id or its slug', example: postExample.slug }),
  });
}

/** `/functions/v1/blog-api` */
export const postsRoutes = createRoutes('Blog API')
  .openapi(listRoute, async (c) => {
    const { q, fields, ...page } = c.req.valid('query');
    const list = fields === 'card' ? listCards : listPosts;
    const { rows, next } = await list(c.var.context, { ...page, search: q });
    return c.json(rows, 200, linkToNext(c.req.url, next));
  })
  .openapi(readRoute, async (c) => {
    const { post, version } = await readVersionedPost(c.var.context, c.req.valid('param').id);
    return c.json(post, 200, version === null ? {} : { etag: toEntityTag(version) });
  })
  .openapi(createPostRoute, async (c) => {
    const values = c.req.valid('json');
    const { context, clientIp } = c.var;
    const key = c.req.valid('header')['Idempotency-Key'];
    const sender = { caller: context.caller, clientIp };
    const request = bindIdempotencyKey(key, 'createPost', sender, values);
    const post = await createPost(context, values, { request });
    const saved = { ...withoutDraft(post), ...(await describeRemoved(c.var.context, post)) };
    return c.json(saved, 201, { etag: toEntityTag(post.version) });
  })
  .openapi(updateRoute, async (c) => {
    const isExpected = readIfMatch(c.req.valid('header')['if-match']);
    const reference = { id: c.req.valid('param').id, isExpected };
    const post = await updatePost(c.var.context, { reference, changes: c.req.valid('json') });
    const saved = { ...withoutDraft(post), ...(await describeRemoved(c.var.context, post)) };
    return c.json(saved, 200, { etag: toEntityTag(post.version) });
  })
  .openapi(deleteRoute, async (c) => {
    const reference = { ...c.req.valid('param'), isExpected: () => true };
    await putIntoBin(c.var.context, { kind: posts, reference });
    return c.body(null, 204);
  });
