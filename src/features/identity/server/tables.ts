declare module '#platform/database/tables.ts' {
  interface Tables {
    api_keys: ApiKeysTable;
    user_roles: UserRolesTable;
    user: UserTable;
    session: SessionTable;
    invitations: InvitationsTable;
    deactivated_accounts: DeactivatedAccountsTable;
    role_rules: RoleRulesTable;
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
  /** JSON: the rights that it has, as far as its owner does; null: all of them. */
  scopes: string | null;
}

interface UserRolesTable {
  user_id: string;
  role: string;
}

export interface InvitationsTable {
  id: string;
  /** In lower case; an address has one at a time. */
  email: string;
  /** JSON: what the account gets. */
  roles: string;
  /** SHA-256 of the link's token, hexadecimal. */
  token_hash: string;
  /** Whether we have sent the link, rather than shown it. */
  is_mailed: 0 | 1;
  invited_by_id: string | null;
  created_at: string;
  expires_at: string;
}

interface DeactivatedAccountsTable {
  user_id: string;
  /** JSON: what it had, and gets again. */
  roles: string;
  deactivated_at: string;
}

interface RoleRulesTable {
  role: string;
  /** Whether it requires a second factor. */
  second_factor: 0 | 1;
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
