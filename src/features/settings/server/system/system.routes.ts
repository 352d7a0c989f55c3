import { createRoute, z } from '@hono/zod-openapi';
import { requireRecentSignIn } from '#platform/context.ts';
import { adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { adminSessionSecurity, errorResponses, jsonResponse } from '#platform/http/openapi.ts';
import { recentSignInRequired } from '#platform/http/problem.ts';
import { systemStateSchema, type SystemState } from '../../system.contract.ts';
import { readSystem } from './read-system.ts';
import { streamBackup } from './stream-backup.ts';

const systemExample: SystemState = {
  version: '1.0.0',
  node: 'v24.11.0',
  database: {
    kind: 'sqlite',
    place: '/var/lib/countermark/countermark.db',
    bytes: 18_432_000,
    refusal: null,
  },
  storage: { kind: 'disk', place: '/var/lib/countermark/uploads', is_reachable: true, refusal: null },
  free_bytes: 41_200_000_000,
  mail: {
    server: 'mail.example.com:465',
    waiting: 0,
    failed: 0,
    discarded: 0,
    hold: null,
    last_sent_at: '2026-11-20T09:14:04.010Z',
    last_error: null,
    mailbox: null,
  },
  backup: { last_at: '2026-11-20T02:00:00.000Z' },
};

const readRoute = createRoute({
  ...adminRead(jsonResponse('Version, database, storage, mail and backup', systemStateSchema, systemExample)),
  path: '/system',
  operationId: 'readSystem',
  summary: 'Read what the product runs on, and how it is',
});

const archiveSchema = { type: 'string' as const, contentMediaType: 'application/gzip' };

const backupRoute = createRoute({
  method: 'get',
  path: '/system/backup',
  operationId: 'downloadBackup',
  summary: 'Download a backup',
  description:
    'One archive (tar.gz) with all tables and uploads, as `npm run backup` makes it; it is streamed, and complete only if its last entry, `manifest.json`, is there. It holds messages, addresses and password hashes, and not the secret (`AUTH_SECRET`). Requires a session with a recent sign-in.',
  security: adminSessionSecurity,
  request: {
    query: z.strictObject({
      check: z.literal('true').optional().meta({ description: 'Only asks whether it may be downloaded' }),
    }),
  },
  responses: {
    204: { description: 'It may be downloaded' },
    200: {
      description: 'The archive',
      headers: { 'Content-Disposition': { $ref: '#/components/headers/Content-Disposition' } },
      content: { 'application/gzip': { schema: archiveSchema, example: 'An archive' } },
    },
    ...errorResponses(recentSignInRequired()),
  },
});

/** `/functions/v1/system` */
export const systemRoutes = createRoutes('System')
  .openapi(readRoute, async (c) => c.json(await readSystem(c.var.context), 200))
  .openapi(backupRoute, async (c) => {
    const { context } = c.var;
    if (c.req.valid('query').check) {
      requireRecentSignIn(context.caller, 'downloadBackup');
      return c.body(null, 204);
    }
    return c.body(await streamBackup(context), 200, {
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="${nameBackup(context.now())}"`,
    });
  });

const nameBackup = (at: Date): string =>
  `countermark-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
