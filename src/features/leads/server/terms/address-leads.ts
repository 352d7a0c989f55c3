import type { Platform } from '#platform/context.ts';
import { readRecipient } from '../messages/read-recipient.ts';

/** The recipient of a mail about a lead; null for nobody. */
export type Address = (lead: { assignee_id: string | null }) => string | null;

/** A lead's owner, else the contact address; else nobody. */
export async function createAddress(
  platform: Pick<Platform, 'config' | 'database' | 'site'>,
): Promise<Address> {
  const admins = await platform.site.selectAdmins(platform.database.kysely);
  const accounts = new Map(admins.map(({ id, email }) => [id, email]));
  const contact = (await readRecipient(platform)) || null;
  return ({ assignee_id }) => (assignee_id !== null && accounts.get(assignee_id)) || contact;
}

/** Leads grouped by the recipient of the mail about them, in their given order. */
export function groupByAddress<Lead extends { assignee_id: string | null }>(
  leads: readonly Lead[],
  address: Address,
): Map<string, Lead[]> {
  const groups = new Map<string, Lead[]>();
  for (const lead of leads) {
    const recipient = address(lead);
    if (recipient !== null) groups.set(recipient, [...(groups.get(recipient) ?? []), lead]);
  }
  return groups;
}
