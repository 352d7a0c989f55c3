import { createRoute } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { adminSecurity, errorResponses, jsonResponse, jsonBody } from '#platform/http/openapi.ts';
import { foreignOrigin, invalidFields } from '#platform/http/problem.ts';
import { adminStartDefault, adminStartSchema } from '../admin-start.contract.ts';
import { readAdminStart, saveAdminStart } from './admin-start.ts';

const tags = ['Settings'];
const path = '/admin-start';

const readRoute = createRoute({
  method: 'get',
  path,
  operationId: 'readAdminStart',
  tags,
  summary: 'Read what the admin area opens with',
  security: adminSecurity,
  responses: {
    200: jsonResponse('What opens first', adminStartSchema, adminStartDefault),
    ...errorResponses(403),
  },
});

const saveRoute = createRoute({
  method: 'put',
  path,
  operationId: 'saveAdminStart',
  tags,
  summary: 'Choose what the admin area opens with',
  description: 'For everyone who signs in. Site Settings are then at /admin/settings.',
  security: adminSecurity,
  request: { body: jsonBody(adminStartSchema, { opens: 'overview' }) },
  responses: {
    200: jsonResponse('As it was saved', adminStartSchema, { opens: 'overview' }),
    ...errorResponses(
      invalidFields([{ field: 'opens', message: 'opens must be settings or overview' }]),
      400,
      403,
      foreignOrigin(),
      413,
      415,
    ),
  },
});

/** `/functions/v1/settings/admin-start` */
export const adminStartRoutes = createRoutes()
  .openapi(readRoute, async (c) => c.json(await readAdminStart(c.var.context), 200))
  .openapi(saveRoute, async (c) => c.json(await saveAdminStart(c.var.context, c.req.valid('json')), 200));
