import { selectAccountOf } from '#features/identity/server/person.store.ts';
import { selectMessagesOf } from '#features/leads/server/person.store.ts';
import { selectSubscriptionsOf } from '#features/newsletter/server/person.store.ts';
import type { Context } from '#platform/context.ts';
import { selectMailsOf } from '#platform/mail/person.store.ts';
import type { PersonalData } from '../contract.ts';

/**
 * Everything that is held about an address. Whoever asks for it must be allowed to.
 * @param email in lower case
 */
export function exportPerson(
  { database, now, signal }: Pick<Context, 'database' | 'now' | 'signal'>,
  email: string,
): Promise<PersonalData> {
  return database.read(
    async (connection) => ({
      email,
      exported_at: now().toISOString(),
      account: await selectAccountOf(connection, email),
      messages: await selectMessagesOf(connection, email),
      subscriptions: await selectSubscriptionsOf(connection, email),
      mails: await selectMailsOf(connection, email),
    }),
    signal,
  );
}
