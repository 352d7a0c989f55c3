import { expect, it } from 'vitest';
import { createAuth } from '#features/identity/server/create-auth.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { createAccounts } from './identity.ts';

describeOnBothDatabases('requests about accounts', (open) => {
  it('are not answered to TRACE', async () => {
    const platform = await open();
    const auth = createAuth({ ...platform, authSecret: platform.config.authSecret! });
    const { handleAuth } = createAccounts(platform, auth);
    // As Node's HTTP server gives it: there can be no such Request.
    const request = { method: 'TRACE', headers: new Headers(), url: 'http://localhost/api/auth/get-session' };
    await expect(handleAuth(request as Request, '192.0.2.1')).rejects.toMatchObject({ status: 405 });
  });

  it('are refused to a client that sends too many at once, and not to another', async () => {
    const platform = await open();
    const auth = createAuth({ ...platform, authSecret: platform.config.authSecret! });
    const { handleAuth } = createAccounts(platform, auth);
    const ask = (client: string) =>
      handleAuth(new Request(`${platform.config.siteUrl.origin}/api/auth/nothing`), client);
    const flood = Promise.allSettled(Array.from({ length: 200 }, () => ask('192.0.2.1')));
    expect((await ask('192.0.2.2')).status).toBe(404);
    const refused = (await flood).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(200 - 64);
    expect(refused[0]).toMatchObject({ reason: { status: 503, code: 'too_busy' } });
  });
});
