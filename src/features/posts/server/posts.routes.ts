import { createRoute, z } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { linkToNext, listQuerySchema } from '#platform/http/listing.ts';
import { adminSecurity, answers, jsonAnswer, jsonBody } from '#platform/http/openapi.ts';
import { newPostSchema, postChangesSchema, postSchema } from '../contract.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { listPostCards, listPosts, readPost } from './read-posts.ts';
import { updatePost } from './update-post.ts';

const postQuerySchema = listQuerySchema.extend({
  q: z.string().max(200).optional().meta({ description: 'Only posts with this text in title or excerpt' }),
  fields: z.enum(['all', 'card']).default('all').meta({ description: 'card leaves the content out' }),
});

const idParam = z.object({ id: z.string().min(1).max(300) });

const tags = ['Blog API'];

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'List posts, newest first: published ones for the public, all for admins',
  request: { query: postQuerySchema },
  responses: {
    200: jsonAnswer(
      'A page of posts; a Link header leads to the next',
      z.array(postSchema.extend({ content: z.string().optional() })),
    ),
    ...answers(400, 401, 429),
  },
});

const readRoute = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'Read one post by id or slug',
  request: { params: idParam },
  responses: { 200: jsonAnswer('The post', postSchema), ...answers(401, 404, 429) },
});

const createPostRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Create a post; a draft unless published is true',
  security: adminSecurity,
  request: { body: jsonBody(newPostSchema) },
  responses: { 201: jsonAnswer('The post', postSchema), ...answers(400, 401, 403, 409, 413, 415, 429) },
});

const updateRoute = createRoute({
  method: 'put',
  path: '/{id}',
  tags,
  summary: 'Change the given fields of a post',
  security: adminSecurity,
  request: { params: idParam, body: jsonBody(postChangesSchema) },
  responses: { 200: jsonAnswer('The post', postSchema), ...answers(400, 401, 403, 404, 409, 413, 415, 429) },
});

const deleteRoute = createRoute({
  method: 'delete',
  path: '/{id}',
  tags,
  summary: 'Delete a post',
  security: adminSecurity,
  request: { params: idParam },
  responses: { 204: { description: 'Deleted' }, ...answers(401, 403, 404, 429) },
});

/** `/functions/v1/blog-api` */
export const postsRoutes = createRoutes()
  .openapi(listRoute, async (c) => {
    const { q, fields, ...page } = c.req.valid('query');
    const list = fields === 'card' ? listPostCards : listPosts;
    const { rows, next } = await list(c.var.context, { ...page, search: q });
    return c.json(rows, 200, linkToNext(c.req.url, next));
  })
  .openapi(readRoute, async (c) => c.json(await readPost(c.var.context, c.req.valid('param').id), 200))
  .openapi(createPostRoute, async (c) => c.json(await createPost(c.var.context, c.req.valid('json')), 201))
  .openapi(updateRoute, async (c) =>
    c.json(await updatePost(c.var.context, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(deleteRoute, async (c) => {
    await deletePost(c.var.context, c.req.valid('param').id);
    return c.body(null, 204);
  });
