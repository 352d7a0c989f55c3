import type { Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { personLimit, type LeadPerson, type MessageBrief } from '../../inbox.contract.ts';
import { readMessage } from '../messages/messages.ts';
import { selectUnmatched } from '../replies/replies.store.ts';
import { selectOfHost, selectOthersOf } from './lead-person.store.ts';

declare module '#platform/context.ts' {
  interface Site {
    /** Since when an address in lower case has been subscribed to the newsletter, ISO 8601; null if it is not. */
    selectSubscribedAt(connection: Connection, email: string): Promise<string | null>;
  }
}

/** Who wrote a message, and who else at their company has written. @throws Problem 403, 404 */
export async function readPerson(ctx: Context, { id }: { id: string }): Promise<LeadPerson> {
  const email = (await readMessage(ctx, { id })).email.toLowerCase();
  const host = email.slice(email.indexOf('@') + 1);
  const company = (await isFreeMailHost(host)) ? null : host;
  const { database, site, signal } = ctx;
  const subscribed_at = await site.selectSubscribedAt(database.kysely, email);
  // One person may have sent thousands.
  const read = async (connection: Connection) => ({
    messages: await selectOthersOf(connection, { email, except: id, limit: personLimit }),
    unmatched_mails: await selectUnmatched(connection, { email, limit: personLimit }),
    ofCompany:
      company === null
        ? []
        : await selectOfHost(connection, database.kind, { host, except: email, limit: personLimit }),
  });
  const { ofCompany, ...own } = await database.read('messages', read, signal);
  return { email, ...own, subscribed_at, company, colleagues: keepNewestOfEach(ofCompany) };
}

function keepNewestOfEach(messages: readonly MessageBrief[]): MessageBrief[] {
  const byAddress = new Map<string, MessageBrief>();
  for (const message of messages) {
    const address = message.email.toLowerCase();
    if (!byAddress.has(address)) byAddress.set(address, message);
  }
  return [...byAddress.values()];
}

/** Hosts that the list is missing. */
const more = ['duck.com', 'fastmail.com', 'hey.com', 'mailfence.com', 'posteo.de', 'tuta.com', 'tutanota.de'];

let hosts: Promise<Set<string>> | undefined;

/** Loaded on first use: there are 9,000 of them. */
async function load(): Promise<Set<string>> {
  const { default: listed } = await import('email-providers/all.json', { with: { type: 'json' } });
  return new Set([...listed, ...more]);
}

/** Whether a host is a public mail provider, whose addresses do not identify a company. */
export async function isFreeMailHost(host: string): Promise<boolean> {
  hosts ??= load();
  return (await hosts).has(host);
}
