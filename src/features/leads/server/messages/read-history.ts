import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { MessageBrief } from '../../desk.contract.ts';
import { createSelectOthersOf } from '../desk/lead-person.store.ts';

/** The most earlier messages that the mail about a new one lists. */
const listed = 5;

const selectOthersOf = createSelectOthersOf(listed + 1);

/** What a sender wrote before, newest first, and since when they have been subscribed to the newsletter. */
export interface History {
  messages: MessageBrief[];
  hasMore: boolean;
  subscribedAt: string | null;
}

export async function readHistory(
  { site }: Pick<Platform, 'site'>,
  trx: Connection,
  { id, email }: { id: string; email: string },
): Promise<History> {
  const address = email.toLowerCase();
  const messages = await selectOthersOf(trx, { email: address, except: id });
  return {
    messages: messages.slice(0, listed),
    hasMore: messages.length > listed,
    subscribedAt: await site.selectSubscribedAt(trx, address),
  };
}
