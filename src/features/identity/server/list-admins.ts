import type { Platform } from '#platform/context.ts';
import { selectAdminEmails } from './roles.store.ts';

/** The admins' addresses, in order. */
export const listAdmins = ({ database }: Pick<Platform, 'database'>): Promise<string[]> =>
  selectAdminEmails(database.kysely);
