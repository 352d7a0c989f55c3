import { selectAdmins } from '#features/identity/server/roles.store.ts';
import type { Desk } from '#features/leads/server/desk/change-lead.ts';

/** What the lead desk takes from other features. */
export const createDesk = (): Desk => ({
  selectAssignees: selectAdmins,
  findDue: async () => null,
});
