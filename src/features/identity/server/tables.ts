declare module '#platform/database/tables.ts' {
  interface Tables {
    api_keys: ApiKeysTable;
    user_roles: UserRolesTable;
    user: UserTable;
    session: SessionTable;
  }
}

export interface ApiKeysTable {
  id: string;
  user_id: string;
  name: string;
  key_prefix: string;
  /** SHA-256 of the whole key, hexadecimal. */
  key_hash: string;
  revoked: 0 | 1;
  expires_at: string | null;
  created_at: string;
  last_used_at: string | null;
}

interface UserRolesTable {
  user_id: string;
  role: string;
}

/** better-auth's tables, as far as our own queries read them. */
interface UserTable {
  id: string;
  email: string;
  name: string;
}

interface SessionTable {
  id: string;
  userId: string;
  token: string;
  expiresAt: string | Date;
  /** When its owner last confirmed their password in it; null if never since the sign-in. */
  confirmedAt: string | Date | null;
}
