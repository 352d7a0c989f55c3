import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { Desk } from '../desk/change-lead.ts';

/** What the desk's jobs work with. */
export interface DeskJob {
  platform: Pick<Platform, 'config' | 'database' | 'outbox' | 'now'>;
  desk: Pick<Desk, 'readTerms' | 'selectAssignees'>;
  /** What the site is called, and whom mails about leads go to that nobody owns: empty for nobody. */
  readSite: () => Promise<{ site_name: string; contact_email: string }>;
}

/** Whom a mail about a lead goes to; null for nobody. */
export type Address = (lead: { assignee_id: string | null }) => string | null;

/** A lead's owner, else the contact address; else nobody. */
export async function createAddress(
  { desk, readSite }: Pick<DeskJob, 'desk' | 'readSite'>,
  connection: Connection,
): Promise<Address> {
  const accounts = new Map((await desk.selectAssignees(connection)).map(({ id, email }) => [id, email]));
  const contact = (await readSite()).contact_email || null;
  return ({ assignee_id }) => (assignee_id !== null && accounts.get(assignee_id)) || contact;
}

/** Leads by whom the mail about them goes to, in the order that they have. */
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
