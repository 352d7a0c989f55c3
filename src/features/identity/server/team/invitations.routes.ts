import { createRoute, z } from '@hono/zod-openapi';
import { apiMounts } from '#paths/api-paths.ts';
import { adminChange, adminCreate, adminDelete, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { listRateLimitNetworks } from '#platform/http/client-ip.ts';
import {
  adminSessionSecurity,
  errorResponses,
  idParamSchema,
  jsonBody,
  jsonResponse,
  publicSecurity,
} from '#platform/http/openapi.ts';
import { conflict, invalidFields, recentSignInRequired, rightRequired } from '#platform/http/problem.ts';
import {
  acceptedInvitationSchema,
  acceptInvitationSchema,
  invitationSchema,
  newInvitationSchema,
  renewInvitationSchema,
  sentInvitationSchema,
  type Invitation,
} from '../../team.contract.ts';
import { asClient } from '../hash-queue.ts';
import { invitationLimit } from '../limits.ts';
import { acceptInvitation, invitationEnded } from './accept-invitation.ts';
import { inviteColleague, listInvitations, renewInvitation, withdrawInvitation } from './invitations.ts';
import { accountDeactivated } from './team.ts';

const invitationExample: Invitation = {
  id: '019a9f5e-d4c1-7a10-8d44-5b6a7c8d9e0f',
  email: 'eva@example.com',
  roles: ['author'],
  is_mailed: false,
  created_at: '2026-11-20T09:30:00.000Z',
  expires_at: '2026-11-27T09:30:00.000Z',
};

const sentExample = {
  ...invitationExample,
  link: 'https://www.example.com/auth/join?token=3xampl3T0ken3xampl3T0ken3xampl3T0ken3xampl3',
};

const refusals = [rightRequired(), recentSignInRequired()] as const;

const listRoute = createRoute({
  ...adminRead(jsonResponse('The invitations', z.array(invitationSchema), [invitationExample])),
  path: apiMounts.invitations,
  operationId: 'listInvitations',
  summary: 'List the invitations that were not accepted, newest first',
});

const inviteRoute = createRoute({
  ...adminCreate(
    jsonResponse('The invitation', sentInvitationSchema, sentExample),
    invalidFields([{ field: 'roles', message: 'Choose at least one role' }]),
    ...refusals,
    conflict('eva@example.com is in the team already. Change the roles there.', 'already_in_team'),
    accountDeactivated(),
  ),
  path: apiMounts.invitations,
  operationId: 'inviteColleague',
  summary: 'Invite a colleague',
  description:
    'By mail, or by a link that is returned once. It works once, for seven days. An earlier invitation of the address ends. Requires a session with a recent sign-in.',
  security: adminSessionSecurity,
  request: {
    body: jsonBody(newInvitationSchema, { email: 'eva@example.com', roles: ['author'], delivery: 'link' }),
  },
});

const renewRoute = createRoute({
  ...adminChange('post', jsonResponse('The invitation', sentInvitationSchema, sentExample), ...refusals, 404),
  path: `${apiMounts.invitations}/{id}/renew`,
  operationId: 'renewInvitation',
  summary: 'Send an invitation again',
  description:
    'With a new link, for another seven days; the former link ends. Requires a session with a recent sign-in.',
  security: adminSessionSecurity,
  request: { params: idParamSchema, body: jsonBody(renewInvitationSchema, { delivery: 'link' }) },
});

const withdrawRoute = createRoute({
  ...adminDelete(),
  path: `${apiMounts.invitations}/{id}`,
  operationId: 'withdrawInvitation',
  summary: 'Withdraw an invitation',
  request: { params: idParamSchema },
});

const acceptRoute = createRoute({
  method: 'post',
  path: apiMounts.acceptInvitation,
  operationId: 'acceptInvitation',
  summary: 'Accept an invitation',
  description:
    'With the token of the link. A new account takes `name` and `password`; one that is there already, and confirmed, gets the roles and signs in as before.',
  security: publicSecurity,
  request: {
    body: jsonBody(acceptInvitationSchema, {
      token: '3xampl3T0ken3xampl3T0ken3xampl3T0ken3xampl3',
      name: 'Eva Stone',
      password: 'a long enough password',
    }),
  },
  responses: {
    200: jsonResponse('Whose account has the roles', acceptedInvitationSchema, { email: 'eva@example.com' }),
    ...errorResponses(
      invalidFields([{ field: 'password', message: 'Password must have at least 12 characters' }]),
      accountDeactivated(),
      invitationEnded(),
    ),
  },
});

/** `/functions/v1/invitations` */
export const invitationsRoutes = createRoutes('Team')
  .openapi(acceptRoute, async (c) => {
    const { context, clientIp } = c.var;
    await context.limits.take(invitationLimit, clientIp);
    const accepted = await asClient(listRateLimitNetworks(clientIp)[0], () =>
      acceptInvitation(context, c.req.valid('json')),
    );
    return c.json(accepted, 200);
  })
  .openapi(listRoute, async (c) => c.json(await listInvitations(c.var.context), 200))
  .openapi(inviteRoute, async (c) => c.json(await inviteColleague(c.var.context, c.req.valid('json')), 201))
  .openapi(renewRoute, async (c) =>
    c.json(await renewInvitation(c.var.context, { ...c.req.valid('param'), ...c.req.valid('json') }), 200),
  )
  .openapi(withdrawRoute, async (c) => {
    await withdrawInvitation(c.var.context, c.req.valid('param'));
    return c.body(null, 204);
  });
