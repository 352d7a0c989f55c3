import { expect, it } from 'vitest';
import { findMisspelled } from './find-misspelled.ts';
import { settingNames } from './read-config.ts';

it.each([
  ['SITEURL', 'SITE_URL'],
  ['site_url', 'SITE_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['RETENTION_DAY', 'RETENTION_DAYS'],
  ['Port', 'PORT'],
  ['SMPT_URL', 'SMTP_URL'],
  ['SITE_ULR', 'SITE_URL'],
  ['SMTP_HOST', 'SMTP_URL'],
  ['SMTP_PASSWORD', 'SMTP_URL'],
  ['IMAP_PASSWORD', 'IMAP_URL'],
  ['AI_KEY', 'AI_API_KEY'],
  ['BOOKING_ADDRESS', 'BOOKING_URL'],
  ['ADMIN_MAIL', 'ADMIN_EMAIL'],
  ['TRUST_PROXY', 'TRUSTED_PROXIES'],
  ['ADMIN_PASS', 'ADMIN_PASSWORD'],
  ['SMTP', 'SMTP_URL'],
  ['DATABASE', 'DATABASE_URL'],
  ['SITE', 'SITE_URL'],
])('takes %s for a misspelled %s', (name, setting) => {
  expect(findMisspelled({ [name]: 'x' })).toEqual([[name, setting]]);
});

it('takes nothing else for a setting', () => {
  const usual = ['HOME', 'HOSTNAME', 'LOGNAME', 'MAIL', 'PATH', 'PWD', 'USER', 'LANG', 'TERM', 'PGDATA'];
  const others = [
    'NODE_ENV',
    'NODE_OPTIONS',
    'MALLOC_ARENA_MAX',
    'POSTGRES_PASSWORD',
    'HTTP_PROXY',
    'TMPDIR',
  ];
  const all = Object.fromEntries([...usual, ...others, ...settingNames].map((name) => [name, 'x']));
  expect(findMisspelled(all)).toEqual([]);
});
