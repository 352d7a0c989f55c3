import { createRoute } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { adminSecurity, answers, jsonAnswer, jsonBody } from '#platform/http/openapi.ts';
import { foreignOrigin, invalidFields } from '#platform/http/problem.ts';
import { apiMounts } from '#paths/api-paths.ts';
import { canaryChangesSchema, canarySchema, type CanaryState } from '../../canary.contract.ts';
import { changeCanary, readCanary } from './canary.ts';

const tags = ['Insights API'];

const example: CanaryState = {
  on: true,
  recipient: 'check@example.com',
  due_at: '2026-11-20T10:14:03.221Z',
  passed_at: '2026-11-20T09:14:05.118Z',
  failures: 0,
  failing_since: null,
  last_error: null,
};

const readRoute = createRoute({
  method: 'get',
  path: apiMounts.canary,
  operationId: 'readCanary',
  tags,
  summary: 'Read the state of the hourly check of the contact form',
  security: adminSecurity,
  responses: { 200: jsonAnswer('The check', canarySchema, example), ...answers(403) },
});

const changeRoute = createRoute({
  method: 'patch',
  path: apiMounts.canary,
  operationId: 'changeCanary',
  tags,
  summary: 'Switch the hourly check of the contact form on or off',
  description:
    'Once an hour the product sends a message through its own contact form, at SITE_URL if that is set, and waits until the mail about it is sent. Without a recipient that mail is delivered to nobody, and only the connection to the mail server is tested. The message appears in no list and no figure, and is deleted. The owner gets a mail when the check fails twice in a row, and one when it passes again. It is on until somebody switches it off.',
  security: adminSecurity,
  request: { body: jsonBody(canaryChangesSchema, { on: true, recipient: 'check@example.com' }) },
  responses: {
    200: jsonAnswer('The check', canarySchema, example),
    ...answers(
      invalidFields([{ field: 'recipient', message: 'recipient must be an email address' }]),
      400,
      403,
      foreignOrigin(),
      413,
      415,
    ),
  },
});

/** `/functions/v1/canary` */
export const canaryRoutes = createRoutes()
  .openapi(readRoute, async (c) => c.json(await readCanary(c.var.context), 200))
  .openapi(changeRoute, async (c) => c.json(await changeCanary(c.var.context, c.req.valid('json')), 200));
