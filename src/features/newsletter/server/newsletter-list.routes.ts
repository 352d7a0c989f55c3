import { createRoute, z } from '@hono/zod-openapi';
import type { TypedResponse } from 'hono';
import { adminChange, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { jsonBody, jsonResponse } from '#platform/http/openapi.ts';
import { streamJson } from '#platform/http/slow-json.ts';
import { bodyTooLarge, readBounded } from '#platform/http/json-body.ts';
import { badRequest, invalidFields } from '#platform/http/problem.ts';
import {
  importLimitBytes,
  importQuerySchema,
  importReportSchema,
  newsletterSettingsSchema,
  newsletterStateSchema,
  subscriptionCountsSchema,
  type ImportReport,
} from '../contract.ts';
import { askAll } from './ask-again.ts';
import { importSubscriptions } from './import-subscriptions.ts';
import { countSubscriptions } from './list-subscriptions.ts';
import { readNewsletterSettings, saveNewsletterSettings } from './newsletter-settings.ts';

const state = { confirms: true, archive: true, delivers_mail: true };

const countRoute = createRoute({
  ...adminRead(
    jsonResponse('The counts', subscriptionCountsSchema, {
      ...{ pending: 3, confirmed: 412, unsubscribed: 17, bounced: 2, suppressed: 1 },
    }),
  ),
  path: '/newsletter-counts',
  operationId: 'countSubscriptions',
  summary: 'Count the subscriptions of each status',
});

const readSettingsRoute = createRoute({
  ...adminRead(jsonResponse('The settings', newsletterStateSchema, state)),
  path: '/newsletter-settings',
  operationId: 'readNewsletterSettings',
  summary: 'Read whether subscriptions have to be confirmed, and whether issues can be read on the site',
});

const saveSettingsRoute = createRoute({
  ...adminChange(
    'put',
    jsonResponse('As they were saved', newsletterStateSchema, state),
    invalidFields([{ field: 'confirms', message: 'confirms must be true or false' }]),
  ),
  path: '/newsletter-settings',
  operationId: 'saveNewsletterSettings',
  summary: 'Choose whether subscriptions have to be confirmed, and whether issues can be read on the site',
  description:
    'What is not given stays. `confirms` is for subscriptions from now on: those that are pending still wait for their confirmation. `archive` is for all issues, the pages, the feed and the links to them.',
  request: { body: jsonBody(newsletterSettingsSchema, { confirms: true }) },
});

const askRoute = createRoute({
  ...adminChange(
    'post',
    jsonResponse('How many are asked', z.object({ count: z.number().int() }), { count: 380 }),
  ),
  path: '/newsletter-ask-again',
  operationId: 'askToConfirmAgain',
  summary: 'Ask everyone who is confirmed by import to confirm',
  description:
    'They stay confirmed until they answer. The mails are sent over some time, about 30 a minute, and each address gets at most one a day.',
});

const importRoute = createRoute({
  ...adminChange(
    'post',
    jsonResponse('What was done', importReportSchema, {
      ...{ columns: ['Name', 'Email', 'Status'], email_column: 2, status_column: 3, rows: 120 },
      ...{ added: 106, duplicates: 5, tagged: 5, suppressed: 2, ended: 3, pending: 1, malformed: 1 },
      ...{ unknown: 2, unknown_statuses: [{ status: 'Archived', rows: 2 }], untagged: 0 },
      problems: [{ line: 17, text: 'There is no valid email address' }],
    }),
    badRequest('No column of the file has email addresses'),
    bodyTooLarge(importLimitBytes),
  ),
  path: '/newsletter-import',
  operationId: 'importSubscriptions',
  summary: 'Import subscribers from a CSV file',
  description: `The body is the file, at most ${importLimitBytes} bytes, in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs. New addresses count as confirmed by import, unless there is a column of the status: then only those whom it calls subscribed, active, confirmed or the like. The response may take minutes: until then, spaces are sent before the JSON.`,
  request: {
    query: importQuerySchema,
    body: {
      required: true,
      content: {
        'text/csv': {
          schema: { type: 'string' as const, contentMediaType: 'text/csv' },
          example: 'Name,Email\r\nAnn,ann@northfield-clinics.example\r\n',
        },
      },
    },
  },
});

/** The routes of the list of subscribers as a whole. */
export const newsletterListRoutes = createRoutes('Newsletter API')
  .openapi(countRoute, async (c) => c.json(await countSubscriptions(c.var.context), 200))
  .openapi(readSettingsRoute, async (c) => c.json(await readNewsletterSettings(c.var.context), 200))
  .openapi(saveSettingsRoute, async (c) =>
    c.json(await saveNewsletterSettings(c.var.context, c.req.valid('json')), 200),
  )
  .openapi(importRoute, async (c) => {
    const { context } = c.var;
    const bytes = await readBounded(c.req.raw, importLimitBytes);
    const work = importSubscriptions(context, { ...c.req.valid('query'), bytes });
    const response: Response = c.body(await streamJson(work, context.log), 200, {
      'content-type': 'application/json',
    });
    return response as Response & TypedResponse<ImportReport, 200, 'json'>;
  })
  .openapi(askRoute, async (c) => c.json({ count: await askAll(c.var.context) }, 200));
