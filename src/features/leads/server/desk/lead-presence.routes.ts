import { createRoute } from '@hono/zod-openapi';
import { describePresence } from '#domain/editing/server/describe-presence.ts';
import { createRoutes } from '#platform/http/api.ts';
import { idParamSchema } from '#platform/http/openapi.ts';
import { noteLeadPresence } from './note-presence.ts';

const presenceRoute = createRoute({
  ...describePresence('a message'),
  path: '/{id}/presence',
  operationId: 'noteMessagePresence',
  tags: ['Messages API'],
  request: { params: idParamSchema },
});

/** `/functions/v1/messages-api/{id}/presence` */
export const leadPresenceRoutes = createRoutes().openapi(presenceRoute, async (c) =>
  c.json(await noteLeadPresence(c.var.context, c.req.valid('param')), 200),
);
