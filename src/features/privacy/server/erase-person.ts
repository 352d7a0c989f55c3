import type { Platform } from '#platform/context.ts';
import { forgetDeletedWords } from '#platform/database/forget-deleted-words.ts';
import { deleteMailFilesOf } from '#platform/mail/mail-files.ts';
import type { ErasedData } from '../contract.ts';
import type { PersonalDataSources } from './sources.ts';

/**
 * Erases everything that is held about an address: the rows all or nothing, then the words of them that the
 * search indexes and the write-ahead log keep, the stored files, and the mails that were written as files. Whoever asks for it must be allowed to.
 * @param email in lower case
 * @throws Problem 409 for the last admin
 */
export async function erasePerson(
  platform: Pick<Platform, 'config' | 'database' | 'storage' | 'now'>,
  sources: PersonalDataSources,
  email: string,
): Promise<ErasedData> {
  const { config, database, now } = platform;
  /** Posts of an admin name the account, also where visitors see them. */
  const isVisible = ({ accounts }: ErasedData) => accounts > 0;
  const erased = await database.writeContent(async (trx): Promise<ErasedData> => {
    await sources.forgetColleague(trx, { email, at: now().toISOString(), siteUrl: config.siteUrl });
    // Before the rest: the messages and the account show which threads are the person's.
    const replies = await sources.replies.erase(trx, email);
    // They go with the messages.
    const notes = (await sources.notes.select(trx, email)).length;
    const events = (await sources.events.select(trx, email)).length;
    return {
      replies,
      notes,
      events,
      accounts: await sources.account.erase(trx, email),
      messages: await sources.messages.erase(trx, email),
      subscriptions: await sources.subscriptions.erase(trx, email),
      mails: await sources.mails.erase(trx, email),
    };
  }, isVisible);
  const mentioning = await sources.deleteMentioningMails(database, email);
  await sources.deleteErasedFiles(platform);
  await forgetDeletedWords(database);
  await deleteMailFilesOf(config.mail.outboxDir, email);
  // Where it is not possible now, the job that deletes old data does it.
  await database.emptyLog();
  return { ...erased, mails: erased.mails + mentioning };
}
