import { createRoute, z } from '@hono/zod-openapi';
import { renderArticle } from '#domain/rich-text/server/render-article.ts';
import { requireRight } from '#platform/context.ts';
import { adminChange } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { contentBodyBytes } from '#platform/http/json-body.ts';
import { jsonResponse, jsonBody } from '#platform/http/openapi.ts';
import { invalidFields } from '#platform/http/problem.ts';
import { reported } from '../contract.ts';
import { toRemoved } from './find-removed.ts';

const contentSchema = z.strictObject({
  content: z
    .string({ error: 'content must be text' })
    .max(500_000, 'content must be at most 500000 characters'),
});

const previewRoute = createRoute({
  ...adminChange(
    'post',
    jsonResponse('The HTML', z.object({ html: z.string(), ...reported }), {
      html: 'One line<br />and <b>another</b>',
    }),
    invalidFields([{ field: 'content', message: 'content must be text' }]),
  ),
  path: '/',
  operationId: 'previewPost',
  summary: "Render a post's content as visitors will see it",
  description:
    'Line ends become breaks, and what is not on the allow-list is removed and listed in `removed`. Nothing is stored.',
  request: { body: jsonBody(contentSchema, { content: 'One line\nand <b>another</b>' }, contentBodyBytes) },
});

/** `/functions/v1/blog-preview` */
export const previewRoutes = createRoutes('Blog API').openapi(previewRoute, async (c) => {
  requireRight(c.var.context.caller, 'previewPost');
  const { html, report } = await renderArticle(c.req.valid('json').content);
  return c.json({ html, ...(await toRemoved(c.var.context, report)) }, 200);
});
