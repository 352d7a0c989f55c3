import { createRoute } from '@hono/zod-openapi';
import type { TypedResponse } from 'hono';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRecentSignIn } from '#platform/context.ts';
import { adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { errorResponses, jsonResponse, adminSessionSecurity } from '#platform/http/openapi.ts';
import { invalidFields, lastAdmin, recentSignInRequired } from '#platform/http/problem.ts';
import { streamPages } from '#platform/http/stream-pages.ts';
import { erasedDataSchema, personalDataSchema, personQuerySchema, type PersonalData } from '../contract.ts';
import { erasePerson } from './erase-person.ts';
import { streamPerson } from './export-person.ts';
import { erasedDataExample, personalDataExample } from './privacy.examples.ts';

const invalidEmail = invalidFields([{ field: 'email', message: 'email must be an address' }]);

const exportRoute = createRoute({
  ...adminRead(
    jsonResponse('The data', personalDataSchema, personalDataExample),
    invalidEmail,
    recentSignInRequired(),
  ),
  path: '/personal-data',
  operationId: 'exportPersonalData',
  summary: 'Export everything that is held about one address',
  description:
    'Messages, replies and mails that answer them, subscriptions, the account with its sessions, and mails. Secrets are left out. The answer is streamed. Requires a session with a recent sign-in.',
  security: adminSessionSecurity,
  request: { query: personQuerySchema },
});

const eraseRoute = createRoute({
  method: 'delete',
  path: '/personal-data',
  operationId: 'erasePersonalData',
  summary: 'Erase everything that is held about one address',
  description:
    'Permanently. If it is interrupted, repeat it to erase the rest. Posts stay, without their author. An address about which nothing is held is not an error. What other people wrote about the person stays in their messages: search for the name and the address, and delete what has to go. The leads are removed from Insights too. Backups keep their data until they are replaced. Requires a session with a recent sign-in.',
  security: adminSessionSecurity,
  request: { query: personQuerySchema },
  responses: {
    200: jsonResponse('How much was erased', erasedDataSchema, erasedDataExample),
    ...errorResponses(invalidEmail, recentSignInRequired(), lastAdmin('ann@northfield-clinics.example')),
  },
});

/** `/functions/v1/personal-data` */
export const privacyRoutes = createRoutes('Personal data')
  .openapi(exportRoute, async (c) => {
    const { context } = c.var;
    requireRecentSignIn(context.caller, 'exportPersonalData');
    const { email } = c.req.valid('query');
    const pages = await streamPerson(context, email);
    await context.database.write((trx) =>
      recordAudit(trx, context, { action: 'person.exported', target: { kind: 'person', title: email } }),
    );
    const response: Response = c.body(await streamPages(pages, context.log), 200, {
      'content-type': 'application/json',
    });
    return response as Response & TypedResponse<PersonalData, 200, 'json'>;
  })
  .openapi(eraseRoute, async (c) => {
    const { context } = c.var;
    requireRecentSignIn(context.caller, 'erasePersonalData');
    const erased = await erasePerson(context, c.req.valid('query').email, context.caller);
    context.log.info(erased, 'personal data erased');
    return c.json(erased, 200);
  });
