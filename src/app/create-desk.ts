import { selectAdmins } from '#features/identity/server/roles.store.ts';
import type { Desk } from '#features/leads/server/desk/change-lead.ts';
import { selectSubscribedAt } from '#features/newsletter/server/person.store.ts';

/** What the lead desk takes from other features. */
export const createDesk = (): Desk => ({
  selectAssignees: selectAdmins,
  findDue: async () => null,
  findSubscription: selectSubscribedAt,
});
