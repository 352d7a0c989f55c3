import { createRoute } from '@hono/zod-openapi';
import { adminChange, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { adminSessionSecurity, jsonBody, jsonResponse } from '#platform/http/openapi.ts';
import { invalidFields, recentSignInRequired } from '#platform/http/problem.ts';
import {
  ownerSettingChangesSchema,
  ownerSettingsSchema,
  type ShownOwnerSettings,
} from '../../owner-settings.contract.ts';
import { toServiceProblem } from './check-services.ts';
import { showOwnerSettings } from './read-owner-settings.ts';
import { saveOwnerSettings, setInEnvironment } from './save-owner-settings.ts';

const path = '/owner-settings';

const example: ShownOwnerSettings = {
  mail_server: {
    host: 'mail.example.com',
    port: 465,
    security: 'tls',
    user: 'hello@example.com',
    has_password: true,
  },
  sender: { name: '', address: 'hello@example.com' },
  default_sender: 'no-reply@www.example.com',
  mailbox: null,
  booking_url: 'https://calendar.example.com/thirty-minutes',
  retention: { message_days: null, spam_days: 30, visit_days: 30, sum_months: 24 },
  ai: null,
  from_environment: [],
  unreadable: [],
};

const wrongPassword = { isRefusal: true, words: '535 5.7.8 Authentication failed' };
const isAway = { isRefusal: false, words: 'connect ECONNREFUSED 192.0.2.7:465' };

const readRoute = createRoute({
  ...adminRead(jsonResponse('The settings', ownerSettingsSchema, example)),
  path,
  operationId: 'readOwnerSettings',
  summary: 'Read the settings of mail, booking, retention and AI',
  description: 'As they are now: what the environment sets wins. Passwords and keys are never returned.',
});

const saveRoute = createRoute({
  ...adminChange(
    'put',
    jsonResponse('All of them, as they are now', ownerSettingsSchema, example),
    invalidFields([
      { field: 'mail_server.host', message: 'Server must be a host name such as mail.example.com' },
    ]),
    recentSignInRequired(),
    setInEnvironment('SMTP_URL'),
    toServiceProblem('The mail server', wrongPassword),
    toServiceProblem('The mail server', isAway),
  ),
  path,
  operationId: 'saveOwnerSettings',
  summary: 'Save settings of mail, booking, retention and AI',
  description:
    'Only those given; null takes one away. A mail server, a mailbox and a model are connected to first. Every instance uses them from then on. Passwords and keys are sealed. Another sender, mail server, mailbox or booking address is mailed to all admins. Requires a session with a recent sign-in.',
  security: adminSessionSecurity,
  request: {
    body: jsonBody(ownerSettingChangesSchema, {
      mail_server: {
        host: 'mail.example.com',
        port: 465,
        security: 'tls',
        user: 'hello@example.com',
        password: 'a password of the mail server',
      },
    }),
  },
});

/** `/functions/v1/owner-settings` */
export const ownerSettingsRoutes = createRoutes('System')
  .openapi(readRoute, async (c) => c.json(await showOwnerSettings(c.var.context), 200))
  .openapi(saveRoute, async (c) => c.json(await saveOwnerSettings(c.var.context, c.req.valid('json')), 200));
