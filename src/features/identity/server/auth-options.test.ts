import { getMigrations } from 'better-auth/db/migration';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { testSecret } from '#tests/support/auth-test-browser.ts';
import { createAuthOptions, listTrustedOrigins } from './auth-options.ts';

describeOnBothDatabases('our migrations', (open) => {
  it('give better-auth every table and column it expects', async () => {
    const platform = await open();
    const options = createAuthOptions(
      { ...platform, authSecret: testSecret, siteName: 'Acme', canDeliverMail: true },
      async () => {},
    );
    const { toBeCreated, toBeAdded } = await getMigrations(options);
    expect(toBeCreated).toEqual([]);
    expect(toBeAdded).toEqual([]);
  });
});

const unset = { siteUrl: new URL('http://localhost:3000'), siteUrlIsSet: false };
const trusts = (config: typeof unset, address: string) =>
  listTrustedOrigins(config, new Request(new URL('/api/auth/sign-in/email', address))).includes(address);

it('trusts the site alone once SITE_URL is set', () => {
  const config = { siteUrl: new URL('https://example.com'), siteUrlIsSet: true };
  expect(trusts(config, 'https://example.com')).toBe(true);
  expect(trusts(config, 'http://localhost:3000')).toBe(false);
  expect(trusts(config, 'http://192.0.2.7')).toBe(false);
});

it("trusts this machine's names and addresses until then, but no other name", () => {
  const own = [
    'http://localhost:3000',
    'http://localhost:8080',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://192.0.2.7:3000',
  ];
  expect(own.filter((address) => trusts(unset, address))).toEqual(own);
  expect(trusts(unset, 'http://evil.example:3000')).toBe(false);
  expect(trusts(unset, 'http://127.0.0.1.evil.example')).toBe(false);
});
