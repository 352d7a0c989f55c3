import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { Desk } from '../desk/change-lead.ts';

/** What the desk's jobs work with. */
export interface DeskJob {
  platform: Pick<Platform, 'config' | 'database' | 'outbox' | 'now'>;
  desk: Pick<Desk, 'readTerms' | 'selectAssignees'>;
  /** The site's name, and the recipient of mails about unassigned leads: empty for nobody. */
  readSite: () => Promise<{ site_name: string; contact_email: string }>;
}

/** The recipient of a mail about a lead; null for nobody. */
export type Address = (lead: { assignee_id: string | null }) => string | null;

/** A lead's owner, else the contact address; else nobody. */
export async function createAddress(
  { desk, readSite }: { desk: Pick<Desk, 'selectAssignees'>; readSite: DeskJob['readSite'] },
  connection: Connection,
): Promise<Address> {
  const accounts = new Map((await desk.selectAssignees(connection)).map(({ id, email }) => [id, email]));
  const contact = (await readSite()).contact_email || null;
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
