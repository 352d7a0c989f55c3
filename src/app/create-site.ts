import { selectAdmins } from '#features/identity/server/roles.store.ts';
import { ViewCounter } from '#features/insights/server/view-counter.ts';
import { readSettings } from '#features/settings/server/read-settings.ts';
import type { PlatformBelowSite, Site } from '#platform/context.ts';
import { listPostLinks } from './list-post-links.ts';
import { readPeople } from './read-content.ts';
import { releaseAuthor } from './release-author.ts';

/** Everything that one feature asks of others, and what answers it. */
export const createSite = (platform: PlatformBelowSite): Site => ({
  readSettings,
  selectAdmins,
  readPeople,
  listOtherLinks: listPostLinks,
  releaseSlug: releaseAuthor,
  views: new ViewCounter(platform),
});
