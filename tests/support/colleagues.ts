import { v7 as uuidv7 } from 'uuid';
import { insertVerifiedAccount } from '#features/identity/server/accounts.store.ts';
import { toFlag, withAccountTables } from '#features/identity/server/account-tables.ts';
import { insertRole } from '#features/identity/server/roles.store.ts';
import { scryptPassword } from '#features/identity/server/scrypt-password.ts';
import type { Platform } from '#platform/context.ts';
import type { Role } from '#platform/rights.contract.ts';
import { openSession, type Ask, type TestApi } from './test-api.ts';

/** An account with a session that has just begun. */
export interface Colleague {
  id: string;
  credentials: { email: string; password: string };
  headers: { cookie: string };
  ask(method: string, path: string, ask?: Ask): Promise<Response>;
}

interface NewColleague {
  email?: string;
  roles: readonly Role[];
  isConfirmed?: boolean;
}

const password = 'a password of a colleague';

/** Opens an account that has these roles, and signs it in. */
export async function openColleague(
  platform: Platform,
  api: TestApi,
  { email = `${uuidv7()}@example.com`, roles, isConfirmed = true }: NewColleague,
): Promise<Colleague> {
  const { database, now } = platform;
  const passwordHash = await scryptPassword.hash(password);
  const id = (await insertVerifiedAccount(database, database.kysely, { email, passwordHash, now: now() }))!;
  if (!isConfirmed)
    await withAccountTables(database.kysely)
      .updateTable('user')
      .set({ emailVerified: toFlag(database.kind, false) })
      .where('id', '=', id)
      .execute();
  for (const role of roles) await insertRole(database.kysely, id, role);
  const headers = { cookie: await openSession(platform, id) };
  return {
    id,
    credentials: { email, password },
    headers,
    ask: (method, path, ask = {}) =>
      api.ask(method, path, { ...ask, headers: { ...headers, ...ask.headers } }),
  };
}
