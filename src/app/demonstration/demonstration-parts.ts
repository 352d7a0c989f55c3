import {
  bringBackDocuments,
  clearDocuments,
  type ClearedDocument,
} from '#features/content/server/clear-demonstration.ts';
import { listDemonstration } from '#features/content/server/read-demonstration.ts';
import { bringBackVisits, clearVisits, type ClearedVisits } from './visits.ts';
import { bringBackMessages, clearMessages, listDemonstrationMessages } from './messages.ts';
import type { WholeMessage } from '#features/leads/server/messages/whole-messages.store.ts';
import { bringBackSubscribers, clearSubscribers, selectDemonstrationSubscribers } from './subscribers.ts';
import type { SubscriptionRow } from '#features/newsletter/server/newsletter.store.ts';
import { bringBackAuthors, clearAuthors, type ClearedAuthor } from './authors.ts';
import {
  bringBackPosts,
  clearPosts,
  hasOwnPosts,
  listDemonstrationPosts,
  type ClearedPost,
} from './posts.ts';
import { bringBackTags, clearTags, type ClearedTag } from './tags.ts';
import {
  bringBackSettings,
  clearSettings,
  isExampleValue,
  type ClearedSetting,
} from '#features/settings/server/clear-demonstration.ts';
import { settingDefaults } from '#features/settings/contract.ts';
import { readSettings } from '#features/settings/server/read-settings.ts';
import type { DemonstrationPart } from '#features/setup/server/start-clean.ts';
import { invalidFields } from '#platform/http/problem.ts';

/** A part whose removed things are of one type. */
type Part<Removed> = Omit<DemonstrationPart, 'remove' | 'bringBack'> & {
  remove(...given: Parameters<DemonstrationPart['remove']>): Promise<Removed[]>;
  bringBack(
    ctx: Parameters<DemonstrationPart['bringBack']>[0],
    trx: Parameters<DemonstrationPart['bringBack']>[1],
    removed: Removed[],
  ): Promise<number>;
};

const settings: Part<ClearedSetting> = {
  name: 'settings',
  isLeft: async () => false,
  async check(ctx, { site_name: name, contact_email: email }) {
    if (name && isExampleValue('site_name', name)) {
      const message = `${settingDefaults.site_name} is the demonstration’s name: enter your own`;
      throw invalidFields([{ field: 'site_name', message }]);
    }
    if (email && isExampleValue('contact_email', email)) {
      const message = 'Contact email is an example: enter your own, or none';
      throw invalidFields([{ field: 'contact_email', message }]);
    }
    if (name || !isExampleValue('site_name', (await readSettings(ctx)).site_name)) return;
    throw invalidFields([{ field: 'site_name', message: 'Site name is empty' }]);
  },
  remove: async (ctx, trx, request) => clearSettings(trx, await readSettings(ctx), request),
  bringBack: (_ctx, trx, removed) => bringBackSettings(trx, removed),
};

const documents: Part<ClearedDocument> = {
  name: 'documents',
  // Nothing takes the icon's place but another icon.
  isLeft: async (ctx) =>
    (await listDemonstration(ctx)).some(({ left }) =>
      left.some(({ kind, field }) => kind !== 'wording' && field !== 'favicon'),
    ),
  remove: async (ctx, trx) => clearDocuments(ctx, trx, { hasPosts: await hasOwnPosts(trx) }),
  bringBack: bringBackDocuments,
};

const posts: Part<ClearedPost> = {
  name: 'posts',
  isLeft: async ({ database }) => (await listDemonstrationPosts(database.kysely)).length > 0,
  remove: clearPosts,
  bringBack: bringBackPosts,
};

const authors: Part<ClearedAuthor> = {
  name: 'authors',
  isLeft: async () => false,
  remove: clearAuthors,
  bringBack: bringBackAuthors,
};

const tags: Part<ClearedTag> = {
  name: 'tags',
  isLeft: async () => false,
  remove: (_ctx, trx) => clearTags(trx),
  bringBack: (_ctx, trx, removed) => bringBackTags(trx, removed),
};

const messages: Part<WholeMessage> = {
  name: 'messages',
  isLeft: async ({ database }) => (await listDemonstrationMessages(database.kysely)).length > 0,
  remove: (_ctx, trx) => clearMessages(trx),
  async bringBack(_ctx, trx, removed) {
    await bringBackMessages(trx, removed);
    return 0;
  },
};

const subscribers: Part<SubscriptionRow> = {
  name: 'subscribers',
  isLeft: async ({ database }) => (await selectDemonstrationSubscribers(database.kysely)).length > 0,
  remove: (_ctx, trx) => clearSubscribers(trx),
  bringBack: (_ctx, trx, removed) => bringBackSubscribers(trx, removed),
};

const visits: Part<ClearedVisits['sums'][number] | ClearedVisits['texts'][number]> = {
  name: 'visits',
  isLeft: async () => false,
  async remove(_ctx, trx) {
    const { sums, texts } = await clearVisits(trx);
    return [...sums, ...texts];
  },
  async bringBack(_ctx, trx, removed) {
    const sums = removed.filter((row) => 'day' in row);
    const texts = removed.filter((row) => 'text' in row);
    await bringBackVisits(trx, { sums, texts });
    return 0;
  },
};

/** The parts of the demonstration. Those that link go before those that they link to. */
export const demonstration = [
  settings,
  documents,
  authors,
  posts,
  tags,
  messages,
  subscribers,
  visits,
] as DemonstrationPart[];
