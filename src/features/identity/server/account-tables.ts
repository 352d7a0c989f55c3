import type { Connection, Database } from '#platform/database/open-database.ts';

/** A time as SQLite (ISO text) and PostgreSQL (timestamptz) return it. */
export type StoredTime = string | Date;

/**
 * The columns of better-auth's tables that the platform's types leave out, as far as our own statements need
 * them.
 */
type AccountTables = {
  user: {
    emailVerified: boolean | 0 | 1;
    createdAt: StoredTime;
    updatedAt: StoredTime;
    twoFactorEnabled: boolean | 0 | 1 | null;
  };
  session: { createdAt: StoredTime; ipAddress: string | null; userAgent: string | null };
  twoFactor: { id: string; userId: string };
  passkey: {
    id: string;
    userId: string;
    name: string | null;
    createdAt: StoredTime | null;
    backedUp: boolean | 0 | 1;
  };
  account: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    password: string | null;
    createdAt: StoredTime;
    updatedAt: StoredTime;
  };
  verification: {
    id: string;
    identifier: string;
    value: string;
    expiresAt: StoredTime;
    createdAt: StoredTime;
    updatedAt: StoredTime;
  };
};

/** Types a connection for the tables above too. */
export const withAccountTables = (connection: Connection) => connection.withTables<AccountTables>();

/** A flag of better-auth's tables: a boolean on PostgreSQL, 0 or 1 on SQLite. */
export const toFlag = (kind: Database['kind'], value: boolean): boolean | 0 | 1 =>
  kind === 'postgres' ? value : value ? 1 : 0;
