import { selectAdminEmails } from '#features/identity/server/roles.store.ts';
import { readSettings } from '#features/settings/server/read-settings.ts';
import { isExampleAddress } from '#platform/config/example-address.ts';
import type { Platform } from '#platform/context.ts';

/**
 * The recipient of mails about messages: the contact address; empty for nobody. While that is an example, a
 * mail server could only return them: the first admin gets them.
 */
export async function readRecipient({
  config,
  database,
}: Pick<Platform, 'config' | 'database'>): Promise<string> {
  const { contact_email: contact } = await readSettings({ database });
  if (config.mail.smtpUrl === null || !isExampleAddress(contact)) return contact;
  const [admin] = await selectAdminEmails(database.kysely);
  return admin ?? '';
}
