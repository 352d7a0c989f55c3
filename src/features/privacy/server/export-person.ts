import type { Context } from '#platform/context.ts';
import type { PersonalData } from '../contract.ts';
import type { PersonalDataSources } from './sources.ts';

/**
 * Everything that is held about an address. Whoever asks for it must be allowed to.
 * @param email in lower case
 */
export function exportPerson(
  { database, now, signal }: Pick<Context, 'database' | 'now' | 'signal'>,
  sources: PersonalDataSources,
  email: string,
): Promise<PersonalData> {
  return database.read(
    'people',
    async (connection) => ({
      email,
      exported_at: now().toISOString(),
      account: await sources.account.select(connection, email),
      messages: await sources.messages.select(connection, email),
      notes: await sources.notes.select(connection, email),
      events: await sources.events.select(connection, email),
      replies: await sources.replies.select(connection, email),
      subscriptions: await sources.subscriptions.select(connection, email),
      mails: await sources.mails.select(connection, email),
    }),
    signal,
  );
}
