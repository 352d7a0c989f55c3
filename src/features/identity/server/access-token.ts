import type { KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Platform, RoleHolder } from '#platform/context.ts';
import { deriveKey } from '#platform/derive-key.ts';
import type { AccessToken } from '../contract.ts';
import { findSession } from './sessions.store.ts';

const lifetimeSeconds = 3600;

/** RFC 9068: no other kind of JWT passes for an access token. */
const tokenType = 'at+jwt';

const claimsSchema = z.object({ sub: z.string(), sid: z.string() });

interface AccessTokenSigner {
  accessTokenKey: KeyObject;
}

/** Signs access tokens. */
export const deriveAccessTokenKey = (authSecret: string): KeyObject => deriveKey(authSecret, 'access token');

/** An access token of one hour that ends with its session. */
export async function mintAccessToken(
  platform: Platform,
  { auth, session }: { auth: AccessTokenSigner; session: { sessionId: string; userId: string } },
): Promise<AccessToken> {
  const { origin } = platform.config.siteUrl;
  const issuedAt = Math.floor(platform.now().getTime() / 1000);
  const expiresAt = issuedAt + lifetimeSeconds;
  const token = await new SignJWT({ sid: session.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: tokenType })
    .setIssuer(origin)
    .setAudience(origin)
    .setSubject(session.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(auth.accessTokenKey);
  return { access_token: token, expires_at: expiresAt, token_type: 'Bearer' };
}

/**
 * The token's owner, if it is ours, not expired, and its session still exists; otherwise null.
 * @throws what the database throws
 */
export async function verifyAccessToken(
  platform: Platform,
  { auth, token }: { auth: AccessTokenSigner; token: string },
): Promise<RoleHolder | null> {
  const claims = await readClaims(platform, auth, token);
  if (!claims) return null;
  const session = await findSession(platform.database.kysely, { id: claims.sid }, platform.now());
  return session?.holder.userId === claims.sub ? session.holder : null;
}

async function readClaims(platform: Platform, auth: AccessTokenSigner, token: string) {
  const { origin } = platform.config.siteUrl;
  const verified = await jwtVerify(token, auth.accessTokenKey, {
    algorithms: ['HS256'],
    typ: tokenType,
    issuer: origin,
    audience: origin,
    requiredClaims: ['exp', 'iat', 'sub', 'sid'],
    currentDate: platform.now(),
  }).catch(() => null);
  const claims = claimsSchema.safeParse(verified?.payload);
  return claims.success ? claims.data : null;
}
