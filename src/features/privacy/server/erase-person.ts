import type { Platform } from '#platform/context.ts';
import { forgetDeletedWords } from '#platform/database/forget-deleted-words.ts';
import { deleteMailFilesOf } from '#platform/mail/mail-files.ts';
import type { ErasedData } from '../contract.ts';
import type { PersonalDataSources } from './sources.ts';

/**
 * Erases everything that is held about an address: the rows all or nothing, then the words of them that the
 * search indexes keep, and the mails that were written as files. Whoever asks for it must be allowed to.
 * @param email in lower case
 * @throws Problem 409 for the last admin
 */
export async function erasePerson(
  { config, database }: Pick<Platform, 'config' | 'database'>,
  sources: PersonalDataSources,
  email: string,
): Promise<ErasedData> {
  const erased = await database.write(async (trx) => ({
    accounts: await sources.account.erase(trx, email),
    messages: await sources.messages.erase(trx, email),
    subscriptions: await sources.subscriptions.erase(trx, email),
    mails: await sources.mails.erase(trx, email),
  }));
  await forgetDeletedWords(database);
  await deleteMailFilesOf(config.mail.outboxDir, email);
  return erased;
}
