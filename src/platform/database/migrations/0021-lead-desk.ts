import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Messages become leads: a state, an owner, a due date, an outcome, notes and events. A form's tag moves to
 * `form_tag`; from then on `source` records, as JSON, what brought the sender.
 */
export function leadDesk(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await addColumns(db);
      const run = (statement: string) => sql.raw(statement).execute(db);
      await run('update contact_messages set form_tag = source, source = null where source is not null');
      await run("update contact_messages set status = 'open' where read = 1");
      await createEvents(db);
      await createIndexes(db);
    },
  };
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('contact_messages');
  for (const column of ['form_tag', 'due_at', 'answered_at', 'channel']) {
    await table().addColumn(column, 'text').execute();
  }
  await table()
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('new'))
    .execute();
  await table()
    .addColumn('assignee_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .execute();
  await table()
    .addColumn('won', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await table().addColumn('value', 'integer').execute();
  await table()
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await table()
    .addColumn('due_mailed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  for (const [name, column] of [
    ['lead_notes', 'text'],
    ['lead_events', 'data'],
  ] as const) {
    let table = db.schema
      .createTable(name)
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('message_id', 'text', (c) =>
        c.notNull().references('contact_messages.id').onDelete('cascade'),
      );
    if (name === 'lead_events') table = table.addColumn('kind', 'text', (c) => c.notNull());
    await table
      .addColumn(column, 'text', (c) => c.notNull())
      // Without a reference: what an account did stays after it is deleted, under the name it had.
      .addColumn('author_id', 'text')
      .addColumn('author_name', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex(`${name}_newest`)
      .on(name)
      .columns(['message_id', 'created_at desc', 'id desc'])
      .execute();
  }
}

/** Each list in its own order; partial if most messages would not be in it. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const create = (name: string, columns: string) =>
    sql.raw(`create index contact_messages_${name} on contact_messages ${columns}`).execute(db);
  await create('status', '(spam, status, created_at desc, id desc)');
  await create('channel', '(spam, channel, created_at desc, id desc) where channel is not null');
  await create('assignee', '(spam, assignee_id, created_at desc, id desc) where assignee_id is not null');
  await create('due', '(spam, created_at desc, id desc, due_at) where due_at is not null');
  await create('overdue', '(due_at) where due_at is not null and due_mailed = 0 and spam = 0');
  await create('answered', '(answered_at) where answered_at is not null');
}
