import { createRoute, z } from '@hono/zod-openapi';
import { requireAdmin } from '#platform/context.ts';
import { createRoutes } from '#platform/http/api.ts';
import { adminSecurity, answers, jsonAnswer, jsonBody } from '#platform/http/openapi.ts';
import { renderPostContent } from './render-post-content.ts';

const previewRoute = createRoute({
  method: 'post',
  path: '/',
  tags: ['Blog API'],
  summary: "Render a post's content as visitors will get it",
  security: adminSecurity,
  request: { body: jsonBody(z.strictObject({ content: z.string().max(500_000) })) },
  responses: {
    200: jsonAnswer('The HTML, sanitised', z.object({ html: z.string() })),
    ...answers(400, 401, 403, 413, 415, 429),
  },
});

/** `/functions/v1/blog-preview` */
export const previewRoutes = createRoutes().openapi(previewRoute, (c) => {
  requireAdmin(c.var.context.caller);
  return c.json({ html: renderPostContent(c.req.valid('json').content) }, 200);
});
