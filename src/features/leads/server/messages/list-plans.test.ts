import { sql, type CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '#platform/database/open-database.ts';
import { explainQuery } from '#tests/support/explain-query.ts';
import { describeOnBothDatabases, type TestPlatform } from '#tests/support/test-platform.ts';
import { leadFilterSchema } from '../../inbox.contract.ts';
import { toLeadCondition } from '../inbox/lead-condition.store.ts';
import { selectMessages } from './messages.store.ts';

const asked = { userId: '0190', now: '2030-01-01T00:00:00.000Z' };

/** The statement that reads a page of the inbox. */
async function captureList({ kysely }: Database, filter: Record<string, string>): Promise<CompiledQuery> {
  const captured: CompiledQuery[] = [];
  const connection = kysely.withPlugin({
    transformQuery({ node, queryId }) {
      captured.push(kysely.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const where = toLeadCondition(leadFilterSchema.parse(filter), asked);
  await selectMessages(connection, 'inbox', { position: null, limit: 100 }, where);
  return captured[0]!;
}

/** Enough for PostgreSQL to plan by the table's contents; SQLite keeps no such statistics. */
async function fill({ database }: TestPlatform): Promise<void> {
  if (database.kind === 'sqlite') return;
  await sql`insert into contact_messages (id, name, email, subject, message, search_text, created_at, status, channel, due_at, advertising)
    select n::text, 'Ann', 'ann@example.com', 'A ward', repeat('x', 200), 'x',
      to_char(timestamp '2020-01-01' + n * interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"'),
      case when n % 100 = 0 then 'open' when n % 100 = 1 then 'new' when n % 100 = 2 then 'waiting' else 'done' end,
      case when n % 50 = 0 then 'search' end, case when n % 50 = 0 then '2029-01-01T00:00:00.000Z' end,
      case when n % 50 = 0 then 1 else 0 end
    from generate_series(1, 10000) as numbers (n)`.execute(database.kysely);
  await sql`analyze contact_messages`.execute(database.kysely);
}

const filters: [filter: Record<string, string>, index: string][] = [
  [{}, 'newest'],
  [{ status: 'open' }, 'status'],
  [{ unread: 'true' }, 'status'],
  [{ assignee: 'me' }, 'assignee'],
  // All of them are unassigned there: either plan is as good for PostgreSQL.
  [{ assignee: 'none' }, '(unassigned|newest)'],
  [{ from: '2029-12-01', to: '2029-12-31' }, 'newest'],
  [{ channel: 'search' }, 'channel'],
  [{ overdue: 'true' }, 'due'],
  [{ advertising: 'true' }, 'advertising'],
  [{ advertising: 'false' }, 'newest'],
  [{ status: 'open', assignee: 'none' }, '(status|unassigned)'],
  [{ assignee: 'me', channel: 'search' }, '(assignee|channel)'],
  [{ status: 'waiting', channel: 'search', to: '2029-12-31' }, '(status|channel)'],
];

describeOnBothDatabases('the list of leads', (open) => {
  it('is read by an index of what it is asked for, newest first', async () => {
    const platform = await open();
    await fill(platform);
    for (const [filter, index] of filters) {
      const plan = await explainQuery(platform.database, await captureList(platform.database, filter));
      expect({ filter, plan }).toEqual({
        filter,
        plan: expect.stringMatching(new RegExp(`(using|scan) .*contact_messages_${index}\\b`, 'i')),
      });
      expect({ filter, plan }).not.toEqual({
        filter,
        plan: expect.stringMatching(/temp b-tree|sort|^scan contact_messages$|seq scan/im),
      });
    }
  });
});
