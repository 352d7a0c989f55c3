import { expect, it } from 'vitest';
import { openTestApi } from '../../../../tests/support/test-api.ts';
import { describeOnBothDatabases } from '../../../../tests/support/test-platform.ts';

describeOnBothDatabases('warnings about the set-up', (open) => {
  it('name a proxy that is not trusted, to admins alone', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    expect(await (await api.askAsAdmin('GET', '/warnings')).json()).toEqual([]);
    platform.untrustedProxies.first = '192.0.2.7';
    expect(await (await api.askAsAdmin('GET', '/warnings')).json()).toMatchObject([
      { code: 'untrusted_proxy', text: expect.stringContaining('192.0.2.7') },
    ]);
    expect((await api.ask('GET', '/warnings')).status).toBe(403);
  });
});
