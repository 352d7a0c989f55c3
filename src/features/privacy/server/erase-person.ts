import type { Platform } from '#platform/context.ts';
import { forgetDeletedWords } from '#platform/database/forget-deleted-words.ts';
import { deleteMailFilesOf } from '#platform/mail/mail-files.ts';
import type { ErasedData } from '../contract.ts';
import type { PersonalDataSources } from './sources.ts';

/**
 * Erases everything that is held about an address: the account all or nothing; what strangers can make as much of as they
 * like in transactions of its own, so that visitors' messages are stored in between. Then the words that the search
 * indexes and the write-ahead log keep, the stored files, and the mails that were written as files. Where it breaks off,
 * asking again erases the rest. Whoever asks for it must be allowed to.
 * @param email in lower case
 * @throws Problem 409 for the last admin, before anything is erased
 */
export async function erasePerson(
  platform: Pick<Platform, 'config' | 'database' | 'storage' | 'now'>,
  sources: PersonalDataSources,
  email: string,
): Promise<ErasedData> {
  const { config, database, now } = platform;
  const person = { email, at: now().toISOString(), siteUrl: config.siteUrl };
  const forgotten = await sources.forgetColleague(database, person);
  const { accounts, subscriptions } = await database.writeContent(
    async (trx) => {
      await forgotten.notifyOthers(trx);
      return {
        accounts: await sources.account.erase(trx, email),
        subscriptions: await sources.subscriptions.erase(trx, email),
      };
    },
    // Posts of an admin name the account, also where visitors see them.
    (erased) => erased.accounts > 0,
  );
  const { messages, notes, events, replies } = await sources.messages.erase(database, email);
  const othersReplies = await sources.replies.erase(database, email);
  const mails = await sources.mails.erase(database, email);
  await sources.deleteErasedFiles(platform);
  await forgetDeletedWords(database);
  await deleteMailFilesOf(config.mail.outboxDir, email);
  // Where it is not possible now, the job that deletes old data does it.
  await database.emptyLog();
  return { accounts, messages, notes, events, replies: replies + othersReplies, subscriptions, mails };
}
