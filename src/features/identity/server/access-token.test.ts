import { createSecretKey } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';
import { expect, it } from 'vitest';
import { describeOnBothDatabases, type OpenTestPlatform } from '#tests/support/test-platform.ts';
import { mintAccessToken, verifyAccessToken } from './access-token.ts';
import { openTestBrowser, testSecret } from '#tests/support/auth-test-browser.ts';

const ada = { email: 'ada@example.com', password: 'correct horse' };

async function signIn(open: OpenTestPlatform) {
  const platform = await open();
  const browser = openTestBrowser(platform);
  await browser.post('/sign-up/email', ada);
  await browser.post('/sign-in/email', ada);
  const session = (await browser.auth.findSession(browser.headers()))!;
  return { platform, browser, auth: browser.auth, session };
}

describeOnBothDatabases('access tokens', (open) => {
  it('are good for an hour', async () => {
    const { platform, auth, session } = await signIn(open);
    const start = new Date('2030-01-01T00:00:00Z').getTime();
    platform.now = () => new Date(start);
    await platform.database.kysely
      .updateTable('session')
      .set({ expiresAt: '2030-02-01T00:00:00.000Z' })
      .execute();
    const token = await mintAccessToken(platform, { auth, session });
    expect(token).toMatchObject({ expires_at: start / 1000 + 3600, token_type: 'Bearer' });
    platform.now = () => new Date(start + 3_599_000);
    expect(await verifyAccessToken(platform, { auth, token: token.access_token })).toMatchObject({
      userId: session.userId,
    });
    platform.now = () => new Date(start + 3_600_000);
    expect(await verifyAccessToken(platform, { auth, token: token.access_token })).toBeNull();
  });

  it('end with their session: signed out, or over', async () => {
    const { platform, browser, auth, session } = await signIn(open);
    const { access_token } = await mintAccessToken(platform, { auth, session });
    expect(await verifyAccessToken(platform, { auth, token: access_token })).not.toBeNull();
    await platform.database.kysely
      .updateTable('session')
      .set({ expiresAt: '2020-01-01T00:00:00.000Z' })
      .execute();
    expect(await verifyAccessToken(platform, { auth, token: access_token })).toBeNull();
    await platform.database.kysely
      .updateTable('session')
      .set({ expiresAt: '2100-01-01T00:00:00.000Z' })
      .execute();
    expect(await verifyAccessToken(platform, { auth, token: access_token })).not.toBeNull();
    await browser.post('/sign-out');
    expect(await verifyAccessToken(platform, { auth, token: access_token })).toBeNull();
  });

  it('are refused when they are signed otherwise, or say something else', async () => {
    const { platform, auth, session } = await signIn(open);
    const { origin } = platform.config.siteUrl;
    const now = Math.floor(Date.now() / 1000);
    const claims: JWTPayload = {
      iss: origin,
      aud: origin,
      sub: session.userId,
      sid: session.sessionId,
      iat: now,
      exp: now + 60,
    };
    const sign = (payload: JWTPayload, header = {}, key = auth.accessTokenKey) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header }).sign(key);
    const accepts = async (token: string) => (await verifyAccessToken(platform, { auth, token })) !== null;

    expect(await accepts(await sign(claims))).toBe(true);
    expect(await accepts(await sign(claims, {}, createSecretKey(Buffer.from(testSecret))))).toBe(false);
    expect(await accepts(await sign(claims, { alg: 'HS512' }))).toBe(false);
    expect(await accepts(await sign(claims, { typ: 'JWT' }))).toBe(false);
    expect(await accepts(await sign({ ...claims, iss: 'https://other.example' }))).toBe(false);
    expect(await accepts(await sign({ ...claims, exp: undefined }))).toBe(false);
    expect(await accepts(await sign({ ...claims, sid: 'unknown' }))).toBe(false);
    expect(await accepts(await sign({ ...claims, sub: 'someone else' }))).toBe(false);
  });
});
