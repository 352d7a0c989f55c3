import { selectAdmins } from '#features/identity/server/roles.store.ts';
import type { Desk } from '#features/leads/server/desk/change-lead.ts';
import { selectSubscribedAt } from '#features/newsletter/server/person.store.ts';
import { findDue } from '#features/settings/server/answer-time.ts';
import type { Platform } from '#platform/context.ts';

/** What the lead desk takes from other features. */
export const createDesk = (platform: Pick<Platform, 'database'>): Desk => ({
  selectAssignees: selectAdmins,
  findDue: (from) => findDue(platform, from),
  findSubscription: selectSubscribedAt,
});
