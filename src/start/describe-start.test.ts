import { expect, it } from 'vitest';
import { parseOwnerSettings } from '#platform/config/owner-settings.ts';
import { readConfig } from '#platform/config/read-config.ts';
import { describeStart } from './describe-start.ts';

function describe(
  env: Record<string, string>,
  { contact = 'hello@acme.com', hold = null as 'restore' | 'move' | null } = {},
) {
  const config = readConfig(env);
  const settings = parseOwnerSettings(config.fromEnvironment, config.siteUrl);
  return describeStart(config, null, { admins: 1, contact, settings, hold });
}

it('says what is not set, and says it louder on a public site', () => {
  const site = describe({}, { contact: 'hello@countermark.example' });
  expect(site).toContain('Not set up yet');
  for (const what of [
    'delivered to nobody. Set one in Site Settings',
    'opens an example address',
    'hello@countermark.example',
  ]) {
    expect(site).toContain(what);
  }
  const isPublic = describe({ SITE_URL: 'https://acme.com', MAIL_FROM: 'us@example.com' });
  expect(isPublic).toContain('WARNING: this site is not ready for visitors');
  expect(isPublic).toContain('The sender us@example.com is an example: emails are from no-reply@acme.com');
});

it('says nothing of the kind once all of it is set', () => {
  const started = describe({
    SITE_URL: 'https://acme.com',
    SMTP_URL: 'smtp://mail.acme.com',
    BOOKING_URL: 'https://calendar.acme.com/book',
  });
  expect(started).not.toMatch(/WARNING|Not set up/);
});

it.each([
  ['restore', 'Mail is held, because this database was restored: nothing but'],
  [
    'move',
    'Mail is held, because this database has sent mail from another address or place before: nothing but',
  ],
] as const)('says that mail is held (%s)', (hold, words) => {
  expect(describe({}, { hold })).toContain(words);
  expect(describe({})).not.toContain('held');
});
