import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../tables.ts';
import { runStatements } from './run-statements.ts';

/** The tables of better-auth and of its two-factor and passkey plugins, with their column names; roles and API keys. */
export function accounts(kind: DatabaseKind): Migration {
  const time = kind === 'postgres' ? 'timestamptz' : 'text';
  const flag = kind === 'postgres' ? 'boolean' : 'integer';
  const owner = 'text not null references "user" (id) on delete cascade';

  return {
    up: (db: Kysely<unknown>) =>
      runStatements(db, [
        `create table "user" (
          id text primary key,
          name text not null,
          email text not null unique,
          "emailVerified" ${flag} not null,
          image text,
          "createdAt" ${time} not null,
          "updatedAt" ${time} not null,
          "twoFactorEnabled" ${flag}
        )`,
        // "confirmedAt" is ours: when its owner last proved who they are.
        `create table session (
          id text primary key,
          "expiresAt" ${time} not null,
          token text not null unique,
          "createdAt" ${time} not null,
          "updatedAt" ${time} not null,
          "ipAddress" text,
          "userAgent" text,
          "userId" ${owner},
          "confirmedAt" ${time}
        )`,
        'create index "session_user" on session ("userId")',
        `create table account (
          id text primary key,
          "accountId" text not null,
          "providerId" text not null,
          "userId" ${owner},
          "accessToken" text,
          "refreshToken" text,
          "idToken" text,
          "accessTokenExpiresAt" ${time},
          "refreshTokenExpiresAt" ${time},
          scope text,
          password text,
          "createdAt" ${time} not null,
          "updatedAt" ${time} not null
        )`,
        'create index account_user on account ("userId")',
        `create table verification (
          id text primary key,
          identifier text not null,
          value text not null,
          "expiresAt" ${time} not null,
          "createdAt" ${time} not null,
          "updatedAt" ${time} not null
        )`,
        'create index verification_identifier on verification (identifier)',
        `create table "twoFactor" (
          id text primary key,
          secret text not null,
          "backupCodes" text not null,
          "userId" text not null unique references "user" (id) on delete cascade,
          verified ${flag},
          "failedVerificationCount" integer default 0,
          "lockedUntil" ${time}
        )`,
        // The counter has 32 bits: PostgreSQL's integer is too small, and its bigint is returned as text.
        `create table passkey (
          id text primary key,
          name text,
          "publicKey" text not null,
          "userId" ${owner},
          "credentialID" text not null unique,
          counter double precision not null,
          "deviceType" text not null,
          "backedUp" ${flag} not null,
          transports text,
          "createdAt" ${time},
          aaguid text
        )`,
        'create index passkey_user on passkey ("userId")',
        `create table user_roles (
          user_id ${owner},
          role text not null,
          constraint user_roles_pk primary key (user_id, role)
        )`,
        `create table api_keys (
          id text primary key,
          user_id ${owner},
          name text not null,
          key_prefix text not null,
          key_hash text not null unique,
          revoked integer not null default 0,
          expires_at text,
          created_at text not null,
          last_used_at text
        )`,
      ]),
  };
}
