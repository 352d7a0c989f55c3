import { createRoute } from '@hono/zod-openapi';
import { requireRight } from '#platform/context.ts';
import { adminChange, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { jsonResponse, jsonBody } from '#platform/http/openapi.ts';
import { invalidFields } from '#platform/http/problem.ts';
import { replyTimeDefaults, replyTimeSchema } from '../reply-time.contract.ts';
import { readReplyTimeSettings, saveReplyTimeSettings } from './reply-time.ts';

const path = '/answer-time';

const readRoute = createRoute({
  ...adminRead(jsonResponse('Business hours, holidays and the promise', replyTimeSchema, replyTimeDefaults)),
  path,
  operationId: 'readAnswerTime',
  summary: 'Read when messages are answered',
  description: 'For those with the right to messages. It sets due dates only if it is `enabled`.',
});

const saveRoute = createRoute({
  ...adminChange(
    'put',
    jsonResponse('As it was saved', replyTimeSchema, replyTimeDefaults),
    invalidFields([{ field: 'time_zone', message: 'Time zone must be a name such as America/Los_Angeles' }]),
  ),
  path,
  operationId: 'saveAnswerTime',
  summary: 'Save when messages are answered',
  description:
    'All fields are required. Within a few seconds, it sets the due dates of new and open messages whose date was not set by a person.',
  request: { body: jsonBody(replyTimeSchema, replyTimeDefaults) },
});

/** `/functions/v1/settings/answer-time` */
export const replyTimeRoutes = createRoutes('Settings')
  .openapi(readRoute, async (c) => {
    requireRight(c.var.context.caller, 'readAnswerTime');
    return c.json(await readReplyTimeSettings(c.var.context.database.kysely), 200);
  })
  .openapi(saveRoute, async (c) =>
    c.json(await saveReplyTimeSettings(c.var.context, c.req.valid('json')), 200),
  );
