import { createRoute, z } from '@hono/zod-openapi';
import { apiMounts } from '#paths/api-paths.ts';
import { adminChange, adminDelete, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { adminSessionSecurity, idParamSchema, jsonBody, jsonResponse } from '#platform/http/openapi.ts';
import {
  lastAdmin,
  recentSignInRequired,
  rightRequired,
  secondFactorRequired,
} from '#platform/http/problem.ts';
import { openSessionsSchema } from '../../contract.ts';
import {
  changeRolesSchema,
  teamMemberSchema,
  teamRulesSchema,
  type TeamMember,
} from '../../team.contract.ts';
import {
  accountDeactivated,
  changeRoles,
  deactivateAccount,
  endTeamSession,
  listTeam,
  listTeamSessions,
  reactivateAccount,
  readTeamRules,
  saveTeamRules,
} from './team.ts';

const memberExample: TeamMember = {
  id: '019a9f5e-0a11-7b20-9c31-1d2e3f4a5b6c',
  name: 'Eva Stone',
  email: 'eva@example.com',
  roles: ['author', 'lead-desk'],
  state: 'active',
  second_factor: true,
  last_active_at: '2026-11-20T09:30:00.000Z',
  is_me: false,
};

/** The refusals of a change to credentials. */
const refusals = [rightRequired(), recentSignInRequired()] as const;

const listRoute = createRoute({
  ...adminRead(
    jsonResponse('The accounts', z.array(teamMemberSchema), [memberExample]),
    rightRequired(),
    secondFactorRequired(),
  ),
  path: apiMounts.team,
  operationId: 'listTeam',
  summary: 'List the accounts that have a role',
  description: 'By name, with those that are deactivated.',
});

const rolesRoute = createRoute({
  ...adminChange(
    'put',
    jsonResponse('The account', teamMemberSchema, { ...memberExample, roles: ['editor'] }),
    ...refusals,
    404,
    lastAdmin('eva@example.com'),
    accountDeactivated(),
  ),
  path: `${apiMounts.team}/{id}/roles`,
  operationId: 'changeTeamRoles',
  summary: "Change an account's roles",
  description:
    'It holds from the next request on. Without a role that includes leads, its leads are unassigned. Requires a session with a recent sign-in.',
  security: adminSessionSecurity,
  request: { params: idParamSchema, body: jsonBody(changeRolesSchema, { roles: ['editor'] }) },
});

const deactivateRoute = createRoute({
  ...adminChange(
    'post',
    jsonResponse('The account', teamMemberSchema, { ...memberExample, state: 'deactivated' }),
    ...refusals,
    404,
    lastAdmin('eva@example.com'),
  ),
  path: `${apiMounts.team}/{id}/deactivate`,
  operationId: 'deactivateAccount',
  summary: 'Deactivate an account',
  description:
    'Its sessions, access tokens and API keys end at once. What it has written stays its own; its leads are unassigned. Requires a session with a recent sign-in.',
  security: adminSessionSecurity,
  request: { params: idParamSchema },
});

const reactivateRoute = createRoute({
  ...adminChange('post', jsonResponse('The account', teamMemberSchema, memberExample), ...refusals, 404),
  path: `${apiMounts.team}/{id}/reactivate`,
  operationId: 'reactivateAccount',
  summary: 'Reactivate an account',
  description:
    'It gets its roles back, and signs in as before. Its API keys stay revoked. Requires a session with a recent sign-in.',
  security: adminSessionSecurity,
  request: { params: idParamSchema },
});

const sessionsRoute = createRoute({
  ...adminRead(
    jsonResponse('The sessions', openSessionsSchema, [
      {
        id: '019a9f5e-c2f7-7a10-8d44-5b6a7c8d9e0f',
        is_current: false,
        created_at: '2026-11-20T09:30:00.000Z',
        ip_address: '203.0.113.7',
        user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      },
    ]),
    404,
  ),
  path: `${apiMounts.team}/{id}/sessions`,
  operationId: 'listTeamSessions',
  summary: 'Where an account is signed in, newest first',
  request: { params: idParamSchema },
});

const endSessionRoute = createRoute({
  ...adminDelete(...refusals),
  path: `${apiMounts.team}/{id}/sessions/{session}`,
  operationId: 'endTeamSession',
  summary: 'Sign an account out in one browser',
  description: 'Its access tokens end with it. Requires a session with a recent sign-in.',
  security: adminSessionSecurity,
  request: {
    params: idParamSchema.extend({
      session: z
        .string()
        .min(1)
        .meta({ description: "The session's id", example: '019a9f5e-c2f7-7a10-8d44-5b6a7c8d9e0f' }),
    }),
  },
});

const readRulesRoute = createRoute({
  ...adminRead(jsonResponse('The rules', teamRulesSchema, { second_factor: ['admin'] })),
  path: apiMounts.teamRules,
  operationId: 'readTeamRules',
  summary: 'Read what roles ask of accounts',
});

const saveRulesRoute = createRoute({
  ...adminChange(
    'put',
    jsonResponse('The rules', teamRulesSchema, { second_factor: ['admin'] }),
    ...refusals,
  ),
  path: apiMounts.teamRules,
  operationId: 'saveTeamRules',
  summary: 'Change what roles ask of accounts',
  description:
    'From the next request on, an account of such a role without a second factor can only set one up. Requires a session with a recent sign-in.',
  security: adminSessionSecurity,
  request: { body: jsonBody(teamRulesSchema, { second_factor: ['admin'] }) },
});

/** `/functions/v1/team-api` and `/team-rules` */
export const teamRoutes = createRoutes('Team')
  .openapi(listRoute, async (c) => c.json(await listTeam(c.var.context), 200))
  .openapi(rolesRoute, async (c) =>
    c.json(await changeRoles(c.var.context, { ...c.req.valid('param'), ...c.req.valid('json') }), 200),
  )
  .openapi(deactivateRoute, async (c) =>
    c.json(await deactivateAccount(c.var.context, c.req.valid('param')), 200),
  )
  .openapi(reactivateRoute, async (c) =>
    c.json(await reactivateAccount(c.var.context, c.req.valid('param')), 200),
  )
  .openapi(sessionsRoute, async (c) =>
    c.json(await listTeamSessions(c.var.context, c.req.valid('param')), 200),
  )
  .openapi(endSessionRoute, async (c) => {
    await endTeamSession(c.var.context, c.req.valid('param'));
    return c.body(null, 204);
  })
  .openapi(readRulesRoute, async (c) => c.json(await readTeamRules(c.var.context), 200))
  .openapi(saveRulesRoute, async (c) => c.json(await saveTeamRules(c.var.context, c.req.valid('json')), 200));
