import { deletePreviewLinksOf } from '#features/content/server/preview-links.store.ts';
import { AccountError, withdrawAdmin } from '#features/identity/server/admins.ts';
import { refuseLastAdmin } from '#features/identity/server/person.store.ts';
import { selectColleagues } from '#features/identity/server/roles.store.ts';
import { describeRelease } from '#features/leads/server/inbox/describe-release.ts';
import { forgetColleague } from '#features/leads/server/person.store.ts';
import { releaseLeads, type ReleaseReason } from '#features/leads/server/inbox/release-leads.store.ts';
import type { Platform } from '#platform/context.ts';
import type { Connection, Database } from '#platform/database/open-database.ts';
import type { Operation } from '#platform/rights.contract.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';

/**
 * Takes the admin role from an account, and then its leads and links to previews, unless another role includes them;
 * the others are notified. If it was interrupted between these, running it again does the rest.
 * @throws AccountError if the account has neither, and for the last admin
 */
export async function withdrawColleague(
  { config, database, now }: Pick<Platform, 'config' | 'database' | 'now'>,
  email: string,
): Promise<void> {
  const { id, wasAdmin } = await withdrawAdmin({ database, now }, email);
  const stillMay = async (operation: Operation) =>
    (await selectColleagues(database.kysely, operation)).some((one) => one.id === id);
  if (!(await stillMay('createPreviewLink'))) await database.write((trx) => deletePreviewLinksOf(trx, id));
  const released = (await stillMay('listMessages'))
    ? 0
    : await releaseColleague({ config, database, now }, { id, reason: 'role_withdrawn' });
  if (!wasAdmin && released === 0) throw new AccountError(`${email} is not an admin`);
}

/** Unassigns an account's leads, and tells those who may own them. @returns how many leads there were */
export async function releaseColleague(
  { config, database, now }: Pick<Platform, 'config' | 'database' | 'now'>,
  { id, reason }: { id: string; reason: ReleaseReason },
): Promise<number> {
  const at = now().toISOString();
  const { released, undone } = await releaseLeads(database, { assigneeId: id, reason, at });
  await database.write((trx) => notifyOthers(trx, { id, undone }, { reason, at, siteUrl: config.siteUrl }));
  return released;
}

/** @throws Problem 409 for the last admin */
export async function forgetColleagueOf(
  database: Database,
  { siteUrl, ...person }: { email: string; at: string; siteUrl: URL },
): Promise<{ notifyOthers(trx: Connection): Promise<void> }> {
  await refuseLastAdmin(database.kysely, person.email);
  const forgotten = await forgetColleague(database, person);
  return {
    async notifyOthers(trx) {
      if (!forgotten) return;
      await notifyOthers(trx, forgotten, { reason: 'account_erased', at: person.at, siteUrl });
    },
  };
}

async function notifyOthers(
  trx: Connection,
  { id, undone }: { id: string; undone: number },
  { reason, at, siteUrl }: { reason: ReleaseReason; at: string; siteUrl: URL },
): Promise<void> {
  if (undone === 0) return;
  for (const other of await selectColleagues(trx, 'changeMessages')) {
    if (other.id === id) continue;
    await enqueueMail(trx, describeRelease(undone, reason, { siteUrl, recipient: other.email }), at);
  }
}
