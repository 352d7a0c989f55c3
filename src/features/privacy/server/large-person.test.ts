import { expect, it } from 'vitest';
import { openTestApi } from '#tests/support/test-api.ts';
import { makeCallers } from '#tests/api/callers.ts';
import { describeOnBothDatabases, type TestPlatform } from '#tests/support/test-platform.ts';
import type { ErasedData, PersonalData } from '../contract.ts';

const at = '2030-01-01T00:00:00.000Z';
const count = 230;
const numbers = Array.from({ length: count }, (_, n) => String(n).padStart(4, '0'));
const ids = (name: string) => numbers.map((n) => `${name}-${n}`);

/** Messages of one address with a note, a reply and its file, and a mail each. */
async function flood({ database: { kysely } }: TestPlatform, email: string, assignee: string | null = null) {
  const common = { created_at: at };
  const messages = ids('message').map((id) => ({
    ...{ ...common, id, email, name: 'Ann', subject: 'A ward', message: 'Help?', read: 0 as const },
    ...{ search_text: '', assignee_id: assignee },
  }));
  await kysely.insertInto('contact_messages').values(messages).execute();
  const own = (name: string) =>
    numbers.map((n) => ({ ...common, id: `${name}-${n}`, message_id: `message-${n}` }));
  await kysely
    .insertInto('lead_notes')
    .values(own('note').map((row) => ({ ...row, text: 'Call', author_id: null, author_name: null })))
    .execute();
  const reply = { kind: 'reply', state: 'sent', address: email, subject: 'Re', text: 'Yes.' } as const;
  await kysely
    .insertInto('lead_replies')
    .values(own('reply').map((row) => ({ ...row, ...reply, failed_verification: 0 as const })))
    .execute();
  const file = { type: 'text/plain', bytes: 1 };
  await kysely
    .insertInto('lead_attachments')
    .values(own('file').map((row, i) => ({ ...row, ...file, name: row.id, reply_id: `reply-${numbers[i]}` })))
    .execute();
  const mail = { recipient: email, subject: 'Re', text: 'Yes.', next_attempt_at: at, sent_at: at };
  await kysely
    .insertInto('mail_outbox')
    .values(ids('mail').map((id) => ({ ...common, ...mail, id })))
    .execute();
}

/** The API on a platform that records how many rows each of its transactions leaves. */
async function openWatched(platform: TestPlatform, table: 'contact_messages' | 'mail_outbox') {
  const left: number[] = [];
  const look = async () => {
    const rows = await platform.database.kysely.selectFrom(table).selectAll().execute();
    left.push(rows.filter((row) => !('assignee_id' in row) || row.assignee_id !== null).length);
  };
  const write: TestPlatform['database']['write'] = async (work) => {
    const result = await platform.database.write(work);
    await look();
    return result;
  };
  const api = await openTestApi({ ...platform, database: { ...platform.database, write } });
  return { left, api };
}

/** Rows that each transaction deleted. */
const differences = (left: number[]) => left.slice(1).map((number, i) => left[i]! - number);

describeOnBothDatabases('a person of whom much is held', (open) => {
  it('is exported whole, read in pages', async () => {
    const platform = await open();
    await flood(platform, 'ann@clinics.example');
    let reads = 0;
    const read: TestPlatform['database']['read'] = (...given) => {
      reads += 1;
      return platform.database.read(...given);
    };
    const api = await openTestApi({ ...platform, database: { ...platform.database, read } });
    const answer = await api.askInPerson('GET', '/personal-data?email=ann@clinics.example');
    const { messages, notes, replies, mails } = (await answer.json()) as PersonalData;
    expect(answer.headers.get('content-type')).toBe('application/json');
    for (const [rows, name] of [
      [messages, 'message'],
      [notes, 'note'],
      [replies.thread, 'reply'],
      [mails, 'mail'],
    ] as const) {
      expect(rows.map(({ id }) => id)).toEqual(ids(name));
    }
    expect(replies.thread.flatMap(({ attachments }) => attachments.map(({ name }) => name))).toEqual(
      ids('file'),
    );
    expect(reads).toBeGreaterThan(20);
  });

  it.each(['contact_messages', 'mail_outbox'] as const)(
    'is erased in transactions of a few rows of %s',
    async (table) => {
      const platform = await open();
      await flood(platform, 'ann@clinics.example', null);
      if (table === 'contact_messages') {
        // All of them have an owner, so that the remaining ones are counted.
        const { adminId } = await openTestApi(platform);
        await platform.database.kysely
          .updateTable('contact_messages')
          .set({ assignee_id: adminId })
          .execute();
      }
      const { left, api } = await openWatched(platform, table);
      const answer = await api.askInPerson('DELETE', '/personal-data?email=ann@clinics.example');
      expect((await answer.json()) as ErasedData).toEqual({
        ...{ accounts: 0, messages: count, notes: count, events: 0, replies: count },
        ...{ subscriptions: 0, mails: count },
      });
      expect(Math.max(...differences([count, ...left]))).toBeLessThanOrEqual(100);
      expect(left.at(-1)).toBe(0);
    },
  );

  it('leaves their leads to nobody in transactions of a few', async () => {
    const platform = await open();
    await makeCallers(platform, await openTestApi(platform));
    const { id } = await platform.database.kysely
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'ada@example.com')
      .executeTakeFirstOrThrow();
    await flood(platform, 'ann@clinics.example', id);
    const { left, api } = await openWatched(platform, 'contact_messages');
    expect((await api.askInPerson('DELETE', '/personal-data?email=ada@example.com')).status).toBe(200);
    expect(Math.max(...differences([count, ...left]))).toBeLessThanOrEqual(50);
    expect(left.at(-1)).toBe(0);
    const events = await platform.database.kysely.selectFrom('lead_events').select('kind').execute();
    expect(events.filter(({ kind }) => kind === 'unassigned')).toHaveLength(count);
  });
});
