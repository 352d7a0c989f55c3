import { getMigrations } from 'better-auth/db/migration';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { createAuthOptions } from './auth-options.ts';
import { testSecret } from '#tests/support/auth-test-browser.ts';

describeOnBothDatabases('our migrations', (open) => {
  it('give better-auth every table and column it expects', async () => {
    const platform = await open();
    const options = createAuthOptions(
      { ...platform, authSecret: testSecret, siteName: 'Acme' },
      async () => {},
    );
    const { toBeCreated, toBeAdded } = await getMigrations(options);
    expect(toBeCreated).toEqual([]);
    expect(toBeAdded).toEqual([]);
  });
});
