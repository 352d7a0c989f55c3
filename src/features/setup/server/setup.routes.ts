import { createRoute } from '@hono/zod-openapi';
import { adminChange, adminCreate, adminDelete, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { idParamSchema, jsonBody, jsonResponse } from '#platform/http/openapi.ts';
import { invalidFields, recentSignInRequired, sessionRequired } from '#platform/http/problem.ts';
import {
  cleanStartRequestSchema,
  cleanStartSchema,
  setupChangesSchema,
  setupSchema,
  testMailSchema,
  undoneSchema,
  type CleanStart,
  type Setup,
} from '../contract.ts';
import { readSetup, saveSetup } from './read-setup.ts';
import { sendTestMail } from './send-test-mail.ts';
import { dismissUndo, startClean, backupFailed, stillOpen, undoCleanStart } from './start-clean.ts';

const cleanStartExample: CleanStart = {
  id: '019a9f5e-7711-7d90-8e21-3c5a9b7d1f42',
  created_at: '2026-11-20T08:00:00.000Z',
  backup: 'before-clean-start-2026-11-20T08-00-00Z.tar.gz',
  removed: { settings: 4, documents: 62, posts: 13, messages: 14, subscribers: 40, visits: 1200 },
};

const setupExample: Setup = {
  is_dismissed: false,
  steps: [{ name: 'booking', is_done: false, state: 'The booking window opens an example address.' }],
  demonstration: false,
  clean_start: cleanStartExample,
};

const readRoute = createRoute({
  ...adminRead(jsonResponse('The steps', setupSchema, setupExample)),
  path: '/',
  operationId: 'readSetup',
  summary: 'List what a site needs before it goes public',
  description: 'Each step is found in what is stored. The second factor is that of the caller.',
});

const saveRoute = createRoute({
  ...adminChange(
    'put',
    jsonResponse('The steps', setupSchema, { ...setupExample, is_dismissed: true }),
    invalidFields([{ field: 'is_dismissed', message: 'is_dismissed must be true or false' }]),
  ),
  path: '/',
  operationId: 'saveSetup',
  summary: 'Hide the setup checklist, or show it again',
  description: 'For everyone who signs in.',
  request: { body: jsonBody(setupChangesSchema, { is_dismissed: true }) },
});

const testMailRoute = createRoute({
  ...adminChange(
    'post',
    jsonResponse('What became of it', testMailSchema, {
      state: 'accepted',
      text: 'The mail server accepted an email to ann@example.com. See whether it arrives.',
      reply: '250 2.0.0 Ok: queued as 4F1A2',
    }),
  ),
  path: '/test-mail',
  operationId: 'sendTestMail',
  summary: 'Send a test email to oneself',
  description: "Says what became of it, in the mail server's own words.",
});

const startRoute = createRoute({
  ...adminCreate(
    jsonResponse('What was removed', cleanStartSchema, cleanStartExample),
    invalidFields([{ field: 'site_name', message: 'Site name is empty' }]),
    sessionRequired(),
    recentSignInRequired(),
    stillOpen(),
    backupFailed('the disk is full'),
  ),
  path: '/clean-start',
  operationId: 'startClean',
  summary: 'Remove the demonstration',
  description:
    'After a backup. What is made up goes, neutral words take the place of its texts, and what the owner has written stays. Needs a recent sign-in. It can be undone for 30 days.',
  request: { body: jsonBody(cleanStartRequestSchema, { site_name: 'Example Company' }) },
});

const undoRoute = createRoute({
  ...adminChange(
    'post',
    jsonResponse('What stayed', undoneSchema, { unchanged: 0 }),
    sessionRequired(),
    recentSignInRequired(),
    404,
  ),
  path: '/clean-start/{id}/undo',
  operationId: 'undoCleanStart',
  summary: 'Bring the demonstration back',
  description: 'What was changed since stays as it is. Needs a recent sign-in.',
  request: { params: idParamSchema },
});

const dismissRoute = createRoute({
  ...adminDelete(),
  path: '/clean-start/{id}',
  operationId: 'dismissUndo',
  summary: 'Give up the undo of a removal',
  description: 'Documents and posts stay in the bin for 30 days, and everything in the backup.',
  request: { params: idParamSchema },
});

/** `/functions/v1/setup` */
export const setupRoutes = createRoutes('Settings')
  .openapi(readRoute, async (c) => c.json(await readSetup(c.var.context), 200))
  .openapi(saveRoute, async (c) => c.json(await saveSetup(c.var.context, c.req.valid('json')), 200))
  .openapi(testMailRoute, async (c) => c.json(await sendTestMail(c.var.context), 200))
  .openapi(startRoute, async (c) => c.json(await startClean(c.var.context, c.req.valid('json')), 201))
  .openapi(undoRoute, async (c) => c.json(await undoCleanStart(c.var.context, c.req.valid('param')), 200))
  .openapi(dismissRoute, async (c) => {
    await dismissUndo(c.var.context, c.req.valid('param'));
    return c.body(null, 204);
  });
