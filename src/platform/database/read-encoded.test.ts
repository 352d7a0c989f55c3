import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { newestFirst } from './newest-first.ts';
import { readEncoded } from './read-encoded.ts';

const fields = { id: 'text', email: 'text', spam: 'flag' } as const;
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString();

describeOnBothDatabases('an encoded read', (open) => {
  it('is the same from every connection, a page at a time', async () => {
    const { database } = await open();
    const { kysely } = database;
    const rows = Array.from({ length: 120 }, (_, n) => ({
      id: `id-${String(n).padStart(3, '0')}`,
      email: `zoë-${n}@example.com`,
      email_key: `zoë-${n}@example.com`,
      created_at: '2030-01-01T00:00:00.000Z',
    }));
    await kysely.insertInto('newsletter_subscriptions').values(rows).execute();
    const query = newestFirst(
      kysely.selectFrom('newsletter_subscriptions').select(['id', 'email', 'spam', 'created_at']),
      null,
      100,
    );
    const encoding = { format: 'json', fields, limit: 100, maximumBytes: 100_000 } as const;
    const here = await readEncoded(kysely, query, encoding);
    const fromReader = await database.read('subscriptions', (connection) =>
      readEncoded(connection, query, encoding),
    );
    const read = JSON.parse(toText(here.bytes)) as unknown[];
    expect(read).toHaveLength(100);
    expect(read[0]).toEqual({ id: 'id-119', email: 'zoë-119@example.com', spam: false });
    expect(toText(fromReader.bytes)).toBe(toText(here.bytes));
    expect(fromReader.next).toBe(here.next);
    expect(here.next).not.toBeNull();
  });

  it('says what is wrong with its query', async () => {
    const { database } = await open();
    const encoding = { format: 'json', fields, limit: 1, maximumBytes: 1 } as const;
    const wrong = database.kysely.selectFrom('newsletter_subscriptions').select('nothing' as 'id');
    await expect(
      database.read('subscriptions', (connection) => readEncoded(connection, wrong, encoding)),
    ).rejects.toThrow(/nothing/);
  });
});
