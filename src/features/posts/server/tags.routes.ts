import { createRoute, z } from '@hono/zod-openapi';
import { adminChange, adminDelete } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { cachedForVisitors, jsonResponse, jsonBody, optionalSecurity } from '#platform/http/openapi.ts';
import { invalidFields } from '#platform/http/problem.ts';
import { tagChangesSchema, tagSchema } from '../tags.contract.ts';
import { tagExample } from './posts.examples.ts';
import { changeTag, deleteTag, listTags, mergeTag, tagNameTaken, tagTaken } from './tags.ts';

const param = z.object({
  slug: z.string().min(1).max(200).meta({ description: 'Its slug', example: tagExample.slug }),
});

const listRoute = createRoute({
  method: 'get',
  path: '/',
  operationId: 'listPostTags',
  summary: 'List the tags of posts',
  description: 'Those with visible posts; for admins, all.',
  security: optionalSecurity,
  ...cachedForVisitors,
  responses: { 200: jsonResponse('The tags', z.array(tagSchema), [tagExample]) },
});

const changeRoute = createRoute({
  ...adminChange(
    'put',
    jsonResponse('The tag', tagSchema, tagExample),
    invalidFields([{ field: 'name', message: 'A tag must not be empty' }]),
    404,
    tagTaken(),
    tagNameTaken(),
  ),
  path: '/{slug}',
  operationId: 'changePostTag',
  summary: 'Change a tag',
  description: 'For all its posts. With another slug, its former address redirects.',
  request: { params: param, body: jsonBody(tagChangesSchema, { name: 'Automation at work' }) },
});

const mergeSchema = z.strictObject({ into: z.string({ error: 'into must be the slug of a tag' }).max(200) });

const mergeRoute = createRoute({
  ...adminChange(
    'post',
    jsonResponse('The other tag', tagSchema, tagExample),
    invalidFields([{ field: 'into', message: 'into must be the slug of a tag' }]),
    404,
  ),
  path: '/{slug}/merge',
  operationId: 'mergePostTag',
  summary: 'Merge a tag into another',
  description: 'Its posts get the other one, and its address redirects there.',
  request: { params: param, body: jsonBody(mergeSchema, { into: 'automation' }) },
});

const deleteRoute = createRoute({
  ...adminDelete(),
  path: '/{slug}',
  operationId: 'deletePostTag',
  summary: 'Delete a tag',
  description: 'Its posts lose it, and its addresses answer 404.',
  request: { params: param },
});

/** `/functions/v1/blog-tags` */
export const tagsRoutes = createRoutes('Blog API')
  .openapi(listRoute, async (c) => c.json(await listTags(c.var.context), 200))
  .openapi(changeRoute, async (c) => {
    const { slug } = c.req.valid('param');
    return c.json(await changeTag(c.var.context, { slug, changes: c.req.valid('json') }), 200);
  })
  .openapi(mergeRoute, async (c) => {
    const { slug } = c.req.valid('param');
    return c.json(await mergeTag(c.var.context, { slug, ...c.req.valid('json') }), 200);
  })
  .openapi(deleteRoute, async (c) => {
    await deleteTag(c.var.context, c.req.valid('param'));
    return c.body(null, 204);
  });
