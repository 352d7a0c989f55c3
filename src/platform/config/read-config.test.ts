import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { parseOwnerSettings } from './owner-settings.ts';
import { readConfig } from './read-config.ts';

/** Those that the owner can also make. */
function readOwned(env: Record<string, string>) {
  const { fromEnvironment, siteUrl } = readConfig(env);
  return parseOwnerSettings(fromEnvironment, siteUrl);
}

const percentHint =
  ': characters such as / # ? and % in its user and password are written as %2F %23 %3F and %25';

describe('the settings', () => {
  it('need nothing to be set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      siteUrl: new URL('http://localhost:3000'),
      siteUrlIsSet: false,
      dataDir: resolve('data'),
      database: { kind: 'sqlite', file: resolve('data/countermark.db') },
      storage: { kind: 'disk', dir: resolve('data/uploads') },
      firstAdmin: null,
      authSecret: null,
      outboxDir: resolve('data/outbox'),
      fromEnvironment: {},
      trustedProxies: [],
      rateLimitFactor: 1,
      logLevel: 'info',
    });
  });

  it('that the owner can also make need nothing to be set', () => {
    expect(readOwned({})).toEqual({
      mail: { smtpUrl: null, from: 'no-reply@localhost', exampleFrom: null, imap: null },
      ai: null,
      bookingUrl: 'https://calendar.example.com/event-request',
      retention: { messageDays: null, spamDays: null },
      insights: { visitDays: 30, sumMonths: 24 },
    });
  });

  it('take an empty value as not set', () => {
    expect(readConfig({ PORT: '', SITE_URL: '', AI_MODEL: '', ADMIN_EMAIL: '' })).toEqual(readConfig({}));
  });

  it('put everything under DATA_DIR', () => {
    expect(readConfig({ DATA_DIR: '/srv/site' })).toMatchObject({
      database: { file: '/srv/site/countermark.db' },
      storage: { dir: '/srv/site/uploads' },
      outboxDir: '/srv/site/outbox',
    });
  });

  it('name the port in the origin when no origin is set', () => {
    expect(readConfig({ PORT: '8080' }).siteUrl.href).toBe('http://localhost:8080/');
  });

  it("send mail from the origin's host", () => {
    const env = { SITE_URL: 'https://www.example.com', SMTP_URL: 'smtp://mail.example.com' };
    expect(readOwned(env).mail).toMatchObject({
      from: 'no-reply@www.example.com',
      smtpUrl: 'smtp://mail.example.com',
    });
    expect(readConfig(env).siteUrlIsSet).toBe(true);
  });

  it.each([
    [
      'imaps://us%40example.com:p%40ss@mail.example.com',
      {
        ...{ host: 'mail.example.com', port: 993, isSecure: true, folder: 'INBOX' },
        ...{ address: 'us@example.com', takesPlus: false },
      },
    ],
    [
      'imap://leads:pw@127.0.0.1:1143/Web/Leads?address=leads@example.com&plus=on',
      {
        ...{ host: '127.0.0.1', port: 1143, isSecure: false, folder: 'Web/Leads' },
        ...{ address: 'leads@example.com', takesPlus: true },
      },
    ],
  ])('read answers from %s', (url, mailbox) => {
    expect(readOwned({ IMAP_URL: url }).mail.imap).toMatchObject(mailbox);
  });

  it.each(['us@acme.com', 'Countermark <us@acme.com>', '<us@acme.com>'])('take %s as a sender', (from) => {
    expect(readOwned({ MAIL_FROM: from }).mail).toMatchObject({ from, exampleFrom: null });
  });

  it('take an example address as no sender', () => {
    const mail = readOwned({ SITE_URL: 'https://acme.com', MAIL_FROM: 'Acme <hello@acme.example>' }).mail;
    expect(mail).toMatchObject({ from: 'no-reply@acme.com', exampleFrom: 'Acme <hello@acme.example>' });
  });

  it('read a bucket with its credentials, by query or as user and password', () => {
    const bucket = { kind: 's3', bucket: 'uploads', endpoint: 'http://127.0.0.1:8080', region: 'eu-west-1' };
    const credentials = { accessKeyId: 'id', secretAccessKey: 'a/b' };
    const place = 'endpoint=http://127.0.0.1:8080&region=eu-west-1';
    const byQuery = readConfig({ STORAGE_URL: `s3://uploads?${place}&key=id&secret=a%2Fb` });
    const byUser = readConfig({ STORAGE_URL: `s3://id:a%2Fb@uploads?${place}` });
    expect(byQuery.storage).toEqual({ ...bucket, credentials });
    expect(byUser.storage).toEqual({ ...bucket, credentials });
    expect(readConfig({ STORAGE_URL: 's3://uploads' }).storage).toMatchObject({ credentials: null });
  });

  it("keep the first admin's address in lower case", () => {
    const env = { ADMIN_EMAIL: 'Ada@Example.com', ADMIN_PASSWORD: 'a long password' };
    expect(readConfig(env).firstAdmin).toEqual({ email: 'ada@example.com', password: 'a long password' });
  });

  it('take proxies as a list', () => {
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1,' }).trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  });

  it('take further hosts as a list, in the form that browsers send', () => {
    expect(readConfig({ REDIRECT_HOSTS: 'Example.net, bücher.example' }).redirectHosts).toEqual([
      'example.net',
      'xn--bcher-kva.example',
    ]);
  });

  it.each<[Record<string, string>, string]>([
    [
      { REDIRECT_HOSTS: 'https://example.net' },
      'REDIRECT_HOSTS must be a list of host names without a port (it has "https://example.net")',
    ],
    [{ HSTS_SUBDOMAINS: 'yes' }, 'HSTS_SUBDOMAINS must be on or off (it is "yes")'],
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535 (it is "http")'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535 (it is "70000")'],
    [{ SITE_URL: 'example.com' }, 'SITE_URL must be an http:// or https:// address'],
    [{ SITE_URL: 'https://user:pw@x.example' }, 'SITE_URL must not have a name or password before its host'],
    [{ SITE_URL: 'https://example.com/site' }, 'SITE_URL must be an origin without a path'],
    [{ DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE must be a whole number from 2 to 500 (it is "1")'],
    [
      { DATABASE_URL: 'mysql://db/site' },
      'DATABASE_URL must begin with postgres:// and a host, or sqlite: and a file',
    ],
    [{ DATABASE_URL: 'postgres://db/site' }, 'AUTH_SECRET must be set when DATABASE_URL is PostgreSQL'],
    [
      { DATABASE_URL: 'postgres://db:port/site', AUTH_SECRET: 'x'.repeat(32) },
      'DATABASE_URL must be a complete postgres:// address',
    ],
    [
      { DATABASE_URL: 'postgres://ada:a/b@db/site', AUTH_SECRET: 'x'.repeat(32) },
      `DATABASE_URL must be a complete postgres:// address${percentHint}`,
    ],
    [
      { DATABASE_URL: 'postgres://ada:1/b@db/site', AUTH_SECRET: 'x'.repeat(32) },
      `DATABASE_URL must be a complete postgres:// address${percentHint}`,
    ],
    [
      { SMTP_URL: 'smtp://us:a/b@mail.example.com' },
      `SMTP_URL must be an smtp:// or smtps:// address${percentHint}`,
    ],
    [
      { SMTP_URL: 'smtp://us:50%zz@mail.example.com' },
      `SMTP_URL must be an smtp:// or smtps:// address${percentHint}`,
    ],
    [{ STORAGE_URL: 's3://id:a/b@uploads' }, `STORAGE_URL must be a complete address${percentHint}`],
    [{ STORAGE_URL: 's3://id:50%zz@uploads' }, `STORAGE_URL must be a complete address${percentHint}`],
    [{ STORAGE_URL: './uploads' }, 'STORAGE_URL must begin with s3:// and a bucket, or file:///'],
    [{ ADMIN_EMAIL: 'ada' }, 'ADMIN_EMAIL must be an email address (it is "ada")'],
    [{ ADMIN_EMAIL: 'ada@example.com' }, 'ADMIN_PASSWORD must be set together with ADMIN_EMAIL'],
    [{ ADMIN_PASSWORD: 'a long password' }, 'ADMIN_EMAIL must be set together with ADMIN_PASSWORD'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 12 characters'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters'],
    [{ MAIL_FROM: 'us' }, 'MAIL_FROM must be an address, or a name and <address> (it is "us")'],
    [{ IMAP_URL: 'mail.example.com' }, 'IMAP_URL must be an imap:// or imaps:// address'],
    [{ IMAP_URL: 'imaps://mail.example.com' }, 'IMAP_URL must have a user, a password and a host'],
    [{ IMAP_URL: 'imaps://us:pw@m.example' }, 'IMAP_URL must say the address of its mailbox: add ?address='],
    [
      { IMAP_URL: 'imaps://us%zz:pw@m.example' },
      'IMAP_URL must have % as %25 in its user, password and folder',
    ],
    [{ AI_BASE_URL: 'https://ai.example.com' }, 'AI_MODEL must be set together with AI_BASE_URL'],
    [{ AI_MODEL: 'm' }, 'AI_BASE_URL must be set together with AI_MODEL and AI_API_KEY'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, loadbalancer' }, trustedProxiesError('loadbalancer')],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, trustedProxiesError('10.0.0.0/33')],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR must be a number above 0 (it is "0")'],
    [
      { VISIT_RETENTION_DAYS: '31' },
      'VISIT_RETENTION_DAYS must be a whole number of days from 1 to 30 (it is "31")',
    ],
    [
      { SUM_RETENTION_MONTHS: '0' },
      'SUM_RETENTION_MONTHS must be a whole number of months from 1 to 24 (it is "0")',
    ],
    [{ DRAIN_SECONDS: '9' }, 'DRAIN_SECONDS must be a number of seconds from 0 to 5 (it is "9")'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent (it is "loud")',
    ],
  ])('refuse %j with one line', (env, message) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(message));
  });
});

function trustedProxiesError(part: string): string {
  return `TRUSTED_PROXIES must be a list of addresses or CIDR ranges (it has "${part}")`;
}
