import { deleteAccountOf } from '#features/identity/server/person.store.ts';
import { deleteMessagesOf } from '#features/leads/server/person.store.ts';
import { deleteSubscriptionsOf } from '#features/newsletter/server/person.store.ts';
import type { Platform } from '#platform/context.ts';
import { forgetDeletedWords } from '#platform/database/forget-deleted-words.ts';
import { deleteMailFilesOf } from '#platform/mail/mail-files.ts';
import { deleteMailsOf } from '#platform/mail/person.store.ts';
import type { ErasedData } from '../contract.ts';

/**
 * Erases everything that is held about an address: the rows all or nothing, then the words of them that the
 * search indexes keep, and the mails that were written as files. Whoever asks for it must be allowed to.
 * @param email in lower case
 * @throws Problem 409 for the last admin
 */
export async function erasePerson(
  { config, database }: Pick<Platform, 'config' | 'database'>,
  email: string,
): Promise<ErasedData> {
  const erased = await database.write(async (trx) => ({
    accounts: await deleteAccountOf(trx, email),
    messages: await deleteMessagesOf(trx, email),
    subscriptions: await deleteSubscriptionsOf(trx, email),
    mails: await deleteMailsOf(trx, email),
  }));
  await forgetDeletedWords(database);
  await deleteMailFilesOf(config.mail.outboxDir, email);
  return erased;
}
