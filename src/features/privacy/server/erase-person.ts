import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { anonymous, type Caller, type Platform } from '#platform/context.ts';
import { forgetDeletedWords } from '#platform/database/forget-deleted-words.ts';
import { deleteMailFilesOf } from '#platform/mail/mail-files.ts';
import type { ErasedData } from '../contract.ts';
import type { PersonalDataSite } from './sources.ts';

/**
 * Erases everything that is held about an address: the account all or nothing; what strangers can create
 * without limit in separate transactions, so that visitors' messages are stored in between. Then the words
 * left in the search indexes and the write-ahead log, the stored files, and the mails that were written as
 * files. If interrupted, repeating it erases the rest. The caller checks the right to it.
 * @param email in lower case
 * @param caller who erases it; a command if omitted
 * @throws Problem 409 for the last admin, before anything is erased
 */
export async function erasePerson(
  platform: Pick<Platform, 'config' | 'database' | 'storage' | 'now'> & PersonalDataSite,
  email: string,
  caller: Caller = anonymous,
): Promise<ErasedData> {
  const { config, database, now } = platform;
  const sources = platform.site.personalDataSources;
  const person = { email, at: now().toISOString(), siteUrl: config.siteUrl };
  const forgotten = await sources.forgetColleague(database, person);
  const { accounts, subscriptions } = await database.writeContent(
    async (trx) => {
      await forgotten.notifyOthers(trx);
      const erased = {
        accounts: await sources.account.erase(trx, email),
        subscriptions: await sources.subscriptions.erase(trx, email),
      };
      await recordAudit(trx, { caller, now }, { action: 'person.erased' });
      return erased;
    },
    // An admin's posts name the account, also where visitors see them.
    (erased) => erased.accounts > 0,
  );
  const { messages, notes, events, replies } = await sources.messages.erase(database, email);
  const othersReplies = await sources.replies.erase(database, email);
  const mails = await sources.mails.erase(database, email);
  await sources.deleteErasedFiles(platform);
  await forgetDeletedWords(database);
  await deleteMailFilesOf(config.outboxDir, email);
  // If it is not possible now, the job that deletes old data does it.
  await database.emptyLog();
  return { accounts, messages, notes, events, replies: replies + othersReplies, subscriptions, mails };
}
