import { createRoute, z } from '@hono/zod-openapi';
import { editorSchema } from '#platform/editing/contract.ts';
import { editorExample } from '#platform/editing/editing.examples.ts';
import { createRoutes } from '#platform/http/api.ts';
import { adminSecurity, answers, idParamSchema, jsonAnswer } from '#platform/http/openapi.ts';
import { foreignOrigin } from '#platform/http/problem.ts';
import { noteLeadPresence } from './note-presence.ts';

const presenceRoute = createRoute({
  method: 'post',
  path: '/{id}/presence',
  operationId: 'noteMessagePresence',
  tags: ['Messages API'],
  summary: 'Say that you have a message open',
  description: 'Whoever does so every 20 seconds is shown to the others. The answer: who else has it open.',
  security: adminSecurity,
  request: { params: idParamSchema },
  responses: {
    200: jsonAnswer('Who else has it open', z.array(editorSchema), [editorExample]),
    ...answers(403, foreignOrigin(), 404),
  },
});

/** `/functions/v1/messages-api/{id}/presence` */
export const leadPresenceRoutes = createRoutes().openapi(presenceRoute, async (c) =>
  c.json(await noteLeadPresence(c.var.context, c.req.valid('param')), 200),
);
