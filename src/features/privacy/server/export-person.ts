import { buffer } from 'node:stream/consumers';
import type { Context } from '#platform/context.ts';
import type { IdPage } from '#platform/database/change-in-pages.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { PersonalData } from '../contract.ts';
import type { HeldRows, PersonalDataSite } from './sources.ts';

/** Rows read at once: about a megabyte at most, which passes through the event loop. */
const pageRows = { messages: 100, notes: 100, events: 500, thread: 20, mails: 100 };

type ExportContext = Pick<Context, 'database' | 'now' | 'signal'> & PersonalDataSite;

/**
 * Everything that is held about an address, as JSON, a page at a time. The caller checks the right to it.
 * @param email in lower case
 */
export async function streamPerson(
  { database, site, now, signal }: ExportContext,
  email: string,
): Promise<AsyncGenerator<Uint8Array>> {
  const sources = site.personalDataSources;
  const read = <Held>(work: (connection: Connection) => Promise<Held>) =>
    database.read('people', work, signal);
  const list = (source: HeldRows<{ id: string }>, limit: number) =>
    writeList((after) => read((connection) => source.selectPage(connection, email, { after, limit })), limit);
  // Before a response begins: a database that is down is a refusal, not half a response.
  const { subscriptions, signature, ...head } = await read(async (connection) => ({
    email,
    exported_at: now().toISOString(),
    account: await sources.account.select(connection, email),
    signature: await sources.replies.selectSignature(connection, email),
    subscriptions: await sources.subscriptions.select(connection, email),
  }));
  async function* write() {
    yield JSON.stringify(head).slice(0, -1);
    for (const name of ['messages', 'notes', 'events'] as const) {
      yield `,"${name}":`;
      yield* list(sources[name], pageRows[name]);
    }
    yield `,"replies":{"signature":${JSON.stringify(signature)},"thread":`;
    yield* list(sources.replies, pageRows.thread);
    yield `},"subscriptions":${JSON.stringify(subscriptions)},"mails":`;
    yield* list(sources.mails, pageRows.mails);
    yield '}';
  }
  return encode(write());
}

/** Exports a person's data as one value, for a command. */
export async function exportPerson(context: ExportContext, email: string): Promise<PersonalData> {
  const pieces = await streamPerson(context, email);
  return JSON.parse((await buffer(pieces)).toString()) as PersonalData;
}

async function* writeList(
  readPage: (after: IdPage['after']) => Promise<{ id: string }[]>,
  limit: number,
): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const rows = await readPage(after);
    yield `${after === '' ? '[' : rows.length > 0 ? ',' : ''}${rows.map((row) => JSON.stringify(row)).join(',')}`;
    if (rows.length < limit) break;
    after = rows.at(-1)!.id;
  }
  yield ']';
}

async function* encode(pieces: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}
