import { selectAccountOf } from '#features/accounts/server/person.store.ts';
import { selectMessagesOf } from '#features/messages/server/person.store.ts';
import { selectSubscriptionsOf } from '#features/newsletter/server/person.store.ts';
import type { Platform } from '#platform/context.ts';
import { selectMailsOf } from '#platform/mail/person.store.ts';
import type { PersonalData } from './contract.ts';

/**
 * Everything that is held about an address. Whoever asks for it must be allowed to.
 * @param email in lower case
 */
export async function exportPerson(
  { database: { kysely }, now }: Pick<Platform, 'database' | 'now'>,
  email: string,
): Promise<PersonalData> {
  return {
    email,
    exported_at: now().toISOString(),
    account: await selectAccountOf(kysely, email),
    messages: await selectMessagesOf(kysely, email),
    subscriptions: await selectSubscriptionsOf(kysely, email),
    mails: await selectMailsOf(kysely, email),
  };
}
