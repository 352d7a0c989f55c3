import { createClient } from '#design/api/create-client.ts';
import { apiBase } from '#paths/api-paths.ts';
import type { AuditFilter } from '#domain/audit/contract.ts';
import type { Role } from '#platform/rights.contract.ts';
import type { Delivery, NewInvitation } from '../../team.contract.ts';
import type { invitationsRoutes } from '../../server/team/invitations.routes.ts';
import type { auditRoutes } from '../../server/team/audit.routes.ts';
import type { teamRoutes } from '../../server/team/team.routes.ts';

const team = createClient<typeof teamRoutes>(apiBase);
const audit = createClient<typeof auditRoutes>(apiBase);
const invitations = createClient<typeof invitationsRoutes>(apiBase);

/** The admin area's requests about colleagues. Each throws ApiError. */
export const teamApi = {
  list: () => team.get('/team-api'),
  changeRoles: (id: string, roles: Role[]) =>
    team.put('/team-api/:id/roles', { param: { id }, json: { roles } }),
  deactivate: (id: string) => team.post('/team-api/:id/deactivate', { param: { id } }),
  reactivate: (id: string) => team.post('/team-api/:id/reactivate', { param: { id } }),
  listSessions: (id: string) => team.get('/team-api/:id/sessions', { param: { id } }),
  endSession: (id: string, session: string) =>
    team.delete('/team-api/:id/sessions/:session', { param: { id, session } }),
  readRules: () => team.get('/team-rules'),
  saveRules: (second_factor: Role[]) => team.put('/team-rules', { json: { second_factor } }),
  listAudit: (query: AuditFilter, next: string | null) => audit.getPage('/audit-api', { query }, next),
  listInvitations: () => invitations.get('/invitations'),
  invite: (invitation: NewInvitation) => invitations.post('/invitations', { json: invitation }),
  renew: (id: string, delivery: Delivery) =>
    invitations.post('/invitations/:id/renew', { param: { id }, json: { delivery } }),
  withdraw: (id: string) => invitations.delete('/invitations/:id', { param: { id } }),
};
