import { createRoute, z } from '@hono/zod-openapi';
import type { Context, RoleHolder } from '#platform/context.ts';
import { adminChange, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import {
  adminSessionSecurity,
  deletedResponse,
  errorResponses,
  idParamSchema,
  jsonBody,
  jsonResponse,
  optionalSecurity,
  sessionSecurity,
} from '#platform/http/openapi.ts';
import { Problem } from '#platform/http/problem.ts';
import {
  accessTokenSchema,
  openSessionsSchema,
  ownAccountSchema,
  sessionSchema,
  signInMethodsSchema,
} from '../contract.ts';
import { mintAccessToken } from './access-token.ts';
import type { Auth, SessionOwner } from './create-auth.ts';
import {
  endSession,
  listSessions,
  readOwnAccount,
  readSignInMethods,
  saveOwnAccount,
} from './own-account.ts';

/** 401 with the token panel's own text (SPEC section 8). */
const noSession = (): Problem =>
  new Problem({ status: 401, title: 'Not signed in', detail: 'No session found.', code: 'no_session' });

const sessionRoute = createRoute({
  method: 'get',
  path: '/session',
  operationId: 'readSession',
  summary: 'Who is signed in',
  description: "With the site's session, it also extends the session, once a day.",
  security: optionalSecurity,
  responses: {
    200: jsonResponse('The caller, or null', sessionSchema, {
      user: {
        id: '019a9f5e-0a11-7b20-9c31-1d2e3f4a5b6c',
        email: 'eva@example.com',
        is_admin: false,
        roles: ['author'],
        rights: ['account', 'posts.write', 'media.use'],
        lacks_second_factor: false,
      },
    }),
  },
});

const tokenRoute = createRoute({
  method: 'post',
  path: '/access-token',
  operationId: 'mintAccessToken',
  summary: 'Mint an access token',
  description:
    "Requires the site's own session, and an empty object. The token is valid for one hour, and ends with the session.",
  security: sessionSecurity,
  request: { body: { content: { 'application/json': { schema: z.strictObject({}), example: {} } } } },
  responses: {
    200: jsonResponse('The token', accessTokenSchema, {
      access_token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.e30.c2lnbmF0dXJl',
      expires_at: 1_795_169_531,
      token_type: 'Bearer',
    }),
    ...errorResponses(400, 401, noSession(), 413, 415),
  },
});

const methodsRoute = createRoute({
  ...adminRead(
    jsonResponse('The methods, besides the password', signInMethodsSchema, {
      totp: true,
      recovery_codes_left: 9,
      passkeys: [
        {
          id: '019a9f5e-b0d1-7e33-8f21-0a1b2c3d4e5f',
          name: 'Office laptop',
          created_at: '2026-11-20T09:30:00.000Z',
          synced: true,
        },
      ],
    }),
  ),
  path: '/sign-in-methods',
  operationId: 'readSignInMethods',
  summary: 'How the caller signs in',
  description:
    "Whether a code is required, how many recovery codes are left, and the passkeys. Requires the site's own session.",
  security: adminSessionSecurity,
});

const readAccountRoute = createRoute({
  ...adminRead(jsonResponse('The account', ownAccountSchema, { name: 'Eva Stone' })),
  path: '/account',
  operationId: 'readOwnAccount',
  summary: 'Read the own account',
  description: "Requires the site's own session.",
  security: adminSessionSecurity,
});

const saveAccountRoute = createRoute({
  ...adminChange('put', jsonResponse('The account', ownAccountSchema, { name: 'Eva Stone' })),
  path: '/account',
  operationId: 'saveOwnAccount',
  summary: 'Change the own name',
  description:
    "Requires the site's own session. Another address or password: `POST /api/auth/change-email` and `/api/auth/change-password`.",
  security: adminSessionSecurity,
  request: { body: jsonBody(ownAccountSchema, { name: 'Eva Stone' }) },
});

const sessionsRoute = createRoute({
  method: 'get',
  path: '/sessions',
  operationId: 'listSessions',
  summary: 'Where the caller is signed in',
  description:
    "Requires the site's own session; newest first. `POST /api/auth/revoke-other-sessions` ends all but the caller's.",
  security: sessionSecurity,
  responses: {
    200: jsonResponse('The sessions', openSessionsSchema, [
      {
        id: '019a9f5e-c2f7-7a10-8d44-5b6a7c8d9e0f',
        is_current: true,
        created_at: '2026-11-20T09:30:00.000Z',
        ip_address: '203.0.113.7',
        user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      },
    ]),
    ...errorResponses(401, noSession()),
  },
});

const endSessionRoute = createRoute({
  method: 'delete',
  path: '/sessions/{id}',
  operationId: 'endSession',
  summary: 'Sign the caller out in one browser',
  description: "Requires the site's own session. Its access tokens end with it.",
  security: sessionSecurity,
  request: { params: idParamSchema },
  responses: { 204: deletedResponse, ...errorResponses(401, noSession(), 404) },
});

/** `/functions/v1/session`, `/sessions`, `/sign-in-methods`, `/account` and `/access-token` */
export const createAccountsRoutes = (auth: Auth) =>
  createRoutes('Authentication')
    .openapi(sessionRoute, async (c) => {
      const { caller } = c.var.context;
      if (caller.kind === 'anonymous') return c.json({ user: null }, 200);
      if (caller.via === 'session') {
        for (const cookie of await auth.prolongSession(c.req.raw.headers)) {
          c.header('set-cookie', cookie, { append: true });
        }
      }
      return c.json({ user: describeCaller(caller) }, 200);
    })
    .openapi(tokenRoute, async (c) => {
      const session = await requireSession(c.var.context, auth, c.req.raw.headers);
      return c.json(await mintAccessToken(c.var.context, { auth, session }), 200);
    })
    .openapi(sessionsRoute, async (c) => {
      const session = await requireSession(c.var.context, auth, c.req.raw.headers);
      return c.json(await listSessions(c.var.context, session), 200);
    })
    .openapi(endSessionRoute, async (c) => {
      const { userId } = await requireSession(c.var.context, auth, c.req.raw.headers);
      await endSession(c.var.context, { userId, ...c.req.valid('param') });
      return c.body(null, 204);
    })
    .openapi(readAccountRoute, async (c) => c.json(await readOwnAccount(c.var.context), 200))
    .openapi(saveAccountRoute, async (c) =>
      c.json(await saveOwnAccount(c.var.context, c.req.valid('json')), 200),
    )
    .openapi(methodsRoute, async (c) => c.json(await readSignInMethods(c.var.context, auth), 200));

const describeCaller = ({ userId, email, roles, rights, lacksSecondFactor }: RoleHolder) => ({
  id: userId,
  email,
  is_admin: roles.includes('admin'),
  roles: [...roles],
  rights: [...rights],
  lacks_second_factor: lacksSecondFactor,
});

/** The requesting session; a token or key cannot take its place. @throws Problem 401 */
async function requireSession({ caller }: Context, auth: Auth, headers: Headers): Promise<SessionOwner> {
  const bySession = caller.kind === 'user' && caller.via === 'session';
  const session = bySession ? await auth.findSession(headers) : null;
  if (!session) throw noSession();
  return session;
}
