import { createRoute } from '@hono/zod-openapi';
import { adminChange, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { jsonResponse, jsonBody } from '#platform/http/openapi.ts';
import { invalidFields } from '#platform/http/problem.ts';
import { adminStartDefault, adminStartSchema } from '../admin-start.contract.ts';
import { readAdminStart, saveAdminStart } from './admin-start.ts';

const path = '/admin-start';

const readRoute = createRoute({
  ...adminRead(jsonResponse('What opens first', adminStartSchema, adminStartDefault)),
  path,
  operationId: 'readAdminStart',
  summary: 'Read what the admin area opens with',
});

const saveRoute = createRoute({
  ...adminChange(
    'put',
    jsonResponse('As it was saved', adminStartSchema, { opens: 'overview' }),
    invalidFields([{ field: 'opens', message: 'opens must be settings or overview' }]),
  ),
  path,
  operationId: 'saveAdminStart',
  summary: 'Choose what the admin area opens with',
  description: 'For everyone who signs in. Site Settings are then at /admin/settings.',
  request: { body: jsonBody(adminStartSchema, { opens: 'overview' }) },
});

/** `/functions/v1/settings/admin-start` */
export const adminStartRoutes = createRoutes('Settings')
  .openapi(readRoute, async (c) => c.json(await readAdminStart(c.var.context), 200))
  .openapi(saveRoute, async (c) => c.json(await saveAdminStart(c.var.context, c.req.valid('json')), 200));
