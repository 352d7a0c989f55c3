import type { Platform } from '#platform/context.ts';
import { countAdminRows } from './roles.store.ts';

export const countAdmins = ({ database }: Pick<Platform, 'database'>): Promise<number> =>
  countAdminRows(database.kysely);
