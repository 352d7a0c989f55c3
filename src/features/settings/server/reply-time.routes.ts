import { createRoute } from '@hono/zod-openapi';
import { requireRight } from '#platform/context.ts';
import { createRoutes } from '#platform/http/api.ts';
import { adminSecurity, errorResponses, jsonResponse, jsonBody } from '#platform/http/openapi.ts';
import { foreignOrigin, invalidFields } from '#platform/http/problem.ts';
import { replyTimeDefaults, replyTimeSchema } from '../reply-time.contract.ts';
import { readReplyTimeSettings, saveReplyTimeSettings } from './reply-time.ts';

const tags = ['Settings'];
const path = '/answer-time';

const readRoute = createRoute({
  method: 'get',
  path,
  operationId: 'readAnswerTime',
  tags,
  summary: 'Read when messages are answered',
  description: 'For those with the right to messages. It sets due dates only if it is `enabled`.',
  security: adminSecurity,
  responses: {
    200: jsonResponse('Business hours, holidays and the promise', replyTimeSchema, replyTimeDefaults),
    ...errorResponses(403),
  },
});

const saveRoute = createRoute({
  method: 'put',
  path,
  operationId: 'saveAnswerTime',
  tags,
  summary: 'Save when messages are answered',
  description:
    'All fields are required. Within a few seconds, it sets the due dates of new and open messages whose date was not set by a person.',
  security: adminSecurity,
  request: { body: jsonBody(replyTimeSchema, replyTimeDefaults) },
  responses: {
    200: jsonResponse('As it was saved', replyTimeSchema, replyTimeDefaults),
    ...errorResponses(
      invalidFields([
        { field: 'time_zone', message: 'Time zone must be a name such as America/Los_Angeles' },
      ]),
      400,
      403,
      foreignOrigin(),
      413,
      415,
    ),
  },
});

/** `/functions/v1/settings/answer-time` */
export const replyTimeRoutes = createRoutes()
  .openapi(readRoute, async (c) => {
    requireRight(c.var.context.caller, 'readAnswerTime');
    return c.json(await readReplyTimeSettings(c.var.context.database.kysely), 200);
  })
  .openapi(saveRoute, async (c) =>
    c.json(await saveReplyTimeSettings(c.var.context, c.req.valid('json')), 200),
  );
