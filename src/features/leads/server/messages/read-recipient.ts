import { isExampleAddress } from '#platform/config/example-address.ts';
import type { Platform } from '#platform/context.ts';

/**
 * The recipient of mails about messages: the contact address; empty for nobody. While that is an example, a
 * mail server could only return them: the first admin gets them.
 */
export async function readRecipient(
  platform: Pick<Platform, 'config' | 'database' | 'site'>,
): Promise<string> {
  const { config, database, site } = platform;
  const { contact_email: contact } = await site.readSettings(platform);
  if (config.mail.smtpUrl === null || !isExampleAddress(contact)) return contact;
  const [admin = ''] = (await site.selectAdmins(database.kysely)).map(({ email }) => email).toSorted();
  return admin;
}
