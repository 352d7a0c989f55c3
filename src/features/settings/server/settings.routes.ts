import { createRoute, z } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { adminSecurity, answers, jsonAnswer, jsonBody } from '#platform/http/openapi.ts';
import {
  settingChangesSchema,
  settingKeys,
  settingSchema,
  type Setting,
  type Settings,
} from '../contract.ts';
import { readSettings } from './read-settings.ts';
import { saveSettings } from './save-settings.ts';

const tags = ['Settings'];

const readRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Read the six site settings',
  responses: { 200: jsonAnswer('One row for each key', z.array(settingSchema)), ...answers(401, 429) },
});

const saveRoute = createRoute({
  method: 'put',
  path: '/',
  tags,
  summary: 'Save any of the site settings',
  security: adminSecurity,
  request: { body: jsonBody(settingChangesSchema) },
  responses: {
    200: jsonAnswer('All six rows', z.array(settingSchema)),
    ...answers(400, 401, 403, 413, 415, 429),
  },
});

const toRows = (settings: Settings): Setting[] => settingKeys.map((key) => ({ key, value: settings[key] }));

/** `/functions/v1/settings` */
export const settingsRoutes = createRoutes()
  .openapi(readRoute, async (c) => c.json(toRows(await readSettings(c.var.context)), 200))
  .openapi(saveRoute, async (c) =>
    c.json(toRows(await saveSettings(c.var.context, c.req.valid('json'))), 200),
  );
