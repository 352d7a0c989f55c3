import { createRoute } from '@hono/zod-openapi';
import {
  auditEntrySchema,
  auditFilterSchema,
  type AuditEntry,
  type AuditFilter,
} from '#domain/audit/contract.ts';
import { selectEntries } from '#domain/audit/server/audit.store.ts';
import { listOperation } from '#domain/rows/server/row-operations.ts';
import { apiMounts } from '#paths/api-paths.ts';
import { requireRight, type Context } from '#platform/context.ts';
import { createRoutes } from '#platform/http/api.ts';
import {
  linkToNext,
  listQuerySchema,
  readCursor,
  type ListQuery,
  type Page,
} from '#platform/http/listing.ts';

const example: AuditEntry = {
  id: '019a9f5e-c8e4-7b31-a2f0-3c4d5e6f7a8b',
  created_at: '2026-11-20T10:02:11.040Z',
  actor: {
    kind: 'key',
    id: '019a9f5e-0a11-7b20-9c31-1d2e3f4a5b6c',
    name: 'Eva Stone',
    key_id: '019a9f5e-a3d2-7f18-b6c4-8e9f0a1b2c3d',
    key_name: 'Nightly export',
  },
  action: 'messages.exported',
  target: null,
  details: null,
};

const listRoute = createRoute({
  ...listOperation(
    { one: 'entry', many: 'entries', schema: auditEntrySchema, example },
    listQuerySchema.extend(auditFilterSchema.shape),
  ),
  path: apiMounts.audit,
  operationId: 'listAuditEntries',
  summary: 'List who did what, newest first',
  description:
    'Rights, keys, invitations, sign-in settings, exports, backups, erasures, settings, clean starts, and what was published, shared or sent, for twelve months. An erased person has no name in it.',
});

/** The recorded actions, newest first. @throws Problem 403 */
async function listAuditEntries(
  ctx: Context,
  { actor, action, cursor, limit }: AuditFilter & Pick<ListQuery, 'cursor' | 'limit'>,
): Promise<Page<AuditEntry>> {
  requireRight(ctx.caller, 'listAuditEntries');
  return selectEntries(ctx.database.kysely, { actor, action, position: readCursor(cursor), limit });
}

/** `/functions/v1/audit-api` */
export const auditRoutes = createRoutes('Team').openapi(listRoute, async (c) => {
  const { rows, next } = await listAuditEntries(c.var.context, c.req.valid('query'));
  return c.json(rows, 200, linkToNext(c.req.url, next));
});
