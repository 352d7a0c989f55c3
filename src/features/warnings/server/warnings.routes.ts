import { createRoute, z } from '@hono/zod-openapi';
import { adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { jsonResponse } from '#platform/http/openapi.ts';
import { warningSchema } from '../contract.ts';
import { describeUntrustedProxy, listWarnings } from './list-warnings.ts';

const listRoute = createRoute({
  ...adminRead(jsonResponse('The warnings', z.array(warningSchema), [describeUntrustedProxy('192.0.2.7')])),
  path: '/warnings',
  operationId: 'listWarnings',
  summary: "List what needs the owner's attention",
  description: 'Problems detected in the setup, and what is not set yet. Usually none on a public site.',
});

/** `/functions/v1/warnings` */
export const warningsRoutes = createRoutes('Settings').openapi(listRoute, async (c) =>
  c.json(await listWarnings(c.var.context), 200),
);
