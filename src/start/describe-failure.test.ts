import { expect, it } from 'vitest';
import { readConfig, type Config } from '#platform/config/read-config.ts';
import { StorageError } from '#platform/storage/storage.ts';
import { describeCommandFailure, describeFailure } from './describe-failure.ts';

const sqlite = readConfig({ DATA_DIR: '/srv/site', HOST: 'nowhere.invalid' });
const url = 'postgres://ada@db.example/site';
const postgres = readConfig({ DATA_DIR: '/srv/site', DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(32) });

const fail = (details: object, cause?: Error): Error =>
  Object.assign(new Error('as it was said', { cause }), details);

const full = fail({ code: 'ENOSPC', syscall: 'write' });

it.each<[string, Error, Config]>([
  ['no space left on DATA_DIR /srv/site', full, sqlite],
  ['no space left on DATA_DIR /srv/site', fail({ code: 'SQLITE_FULL' }), sqlite],
  ['no space left on DATA_DIR /srv/site', new StorageError('a.png', full), sqlite],
  ['no space left on /mnt', fail({ code: 'ENOSPC', path: '/mnt' }), sqlite],
  [
    '/srv/site/countermark.db is damaged (SQLITE_CORRUPT): restore a backup, as docs/operations.md says',
    fail({ code: 'SQLITE_CORRUPT' }),
    sqlite,
  ],
  ['/srv/site/countermark.db is no SQLite database', fail({}, fail({ code: 'SQLITE_NOTADB' })), sqlite],
  [
    'HOST nowhere.invalid is no address to listen on (ENOTFOUND)',
    fail({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'nowhere.invalid' }),
    sqlite,
  ],
  ['DATABASE_URL: PostgreSQL at db.example has no space left on its disk', fail({ code: '53100' }), postgres],
  ...['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'].map(
    (code): [string, Error, Config] => [
      `DATABASE_URL: PostgreSQL at db.example has a certificate that nobody here trusts (${code}): name its authority with sslrootcert=/path/of/ca.pem, or do without a check, with sslmode=no-verify`,
      fail({ code }),
      postgres,
    ],
  ),
  [
    'DATABASE_URL: PostgreSQL at db.example has a certificate for another host name: use that name, or do without a check, with sslmode=no-verify',
    fail({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }),
    postgres,
  ],
  [
    'DATABASE_URL: PostgreSQL at db.example has a certificate that is not valid today (CERT_HAS_EXPIRED)',
    fail({ code: 'CERT_HAS_EXPIRED' }),
    postgres,
  ],
  [
    'DATABASE_URL: PostgreSQL at db.example has no TLS: set sslmode=disable, or none',
    new Error('The server does not support SSL connections'),
    postgres,
  ],
  [
    'DATABASE_URL: PostgreSQL at db.example does not take this user from this machine without TLS: add ?sslmode=verify-full',
    Object.assign(
      new Error('no pg_hba.conf entry for host "10.0.0.7", user "ada", database "site", no encryption'),
      {
        code: '28000',
      },
    ),
    postgres,
  ],
  [
    'DATABASE_URL: PostgreSQL at db.example refuses the user ada or the password',
    Object.assign(
      new Error('no pg_hba.conf entry for host "10.0.0.7", user "ada", database "site", SSL encryption'),
      {
        code: '28000',
      },
    ),
    postgres,
  ],
])('says "%s"', (line, error, config) => {
  expect(describeFailure(error, config)).toBe(line);
  expect(describeCommandFailure(error, config)).toBe(line);
});

it('says of a command what a start waits for', () => {
  expect(describeCommandFailure(fail({ code: 'ECONNREFUSED' }), postgres)).toBe(
    'DATABASE_URL: PostgreSQL at db.example does not answer (ECONNREFUSED)',
  );
});

it('blames DATA_DIR for nothing that is elsewhere', () => {
  const error = fail({ code: 'ENOENT', path: '/mnt/backup.tar.gz' });
  expect(describeCommandFailure(error, sqlite)).toBe('as it was said');
});
