import { createRoute, z } from '@hono/zod-openapi';
import { adminChange } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { jsonResponse, jsonBody, cachedForVisitors, publicSecurity } from '#platform/http/openapi.ts';
import { invalidFields } from '#platform/http/problem.ts';
import {
  settingChangesSchema,
  settingKeys,
  settingSchema,
  type Setting,
  type Settings,
} from '../contract.ts';
import { readSettings } from './read-settings.ts';
import { saveSettings } from './save-settings.ts';

const toRows = (settings: Settings): Setting[] => settingKeys.map((key) => ({ key, value: settings[key] }));

/** A company other than the one that a new site shows, with a name that nobody else has. */
const settingsExample: Settings = {
  site_name: 'Example Company',
  tagline: 'What we do, in one line',
  logo_url: '',
  contact_email: 'hello@example.com',
  contact_phone: '+1 (555) 010-0100',
  contact_address: '1 Example Street, Springfield',
};

const readRoute = createRoute({
  method: 'get',
  path: '/',
  operationId: 'readSettings',
  summary: 'Read the six site settings',
  description: 'Open to everyone: they appear on every page. Unchanged settings have their defaults.',
  security: publicSecurity,
  ...cachedForVisitors,
  responses: {
    200: jsonResponse('One row for each key', z.array(settingSchema), toRows(settingsExample)),
  },
});

const saveRoute = createRoute({
  ...adminChange(
    'put',
    jsonResponse(
      'All six rows',
      z.array(settingSchema),
      toRows({ ...settingsExample, contact_phone: '+1 (555) 010-0199' }),
    ),
    invalidFields([{ field: 'contact_email', message: 'Contact email must be an email address' }]),
  ),
  path: '/',
  operationId: 'saveSettings',
  summary: 'Save site settings',
  description:
    'Only those given. An empty value is stored as empty; a name is required. Another contact address is mailed to the former one and to all admins.',
  request: { body: jsonBody(settingChangesSchema, { contact_phone: '+1 (555) 010-0199' }) },
});

/** `/functions/v1/settings` */
export const settingsRoutes = createRoutes('Settings')
  .openapi(readRoute, async (c) => c.json(toRows(await readSettings(c.var.context)), 200))
  .openapi(saveRoute, async (c) =>
    c.json(toRows(await saveSettings(c.var.context, c.req.valid('json'))), 200),
  );
