import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import type { Tables } from '#platform/database/tables.ts';

/** A lead whose due date was computed from the business hours. */
export interface RuledLead {
  id: string;
  due_at: string | null;
  due_from: string;
}

/** The condition of contact_messages_terms. */
const runsTerm = sql<boolean>`due_from is not null and status in ('new', 'open')`;

/** Leads that wait for an answer, and whose due date nobody has set. @param after the id before the first */
export const selectRuled = (connection: Connection, after: string, limit: number): Promise<RuledLead[]> =>
  connection
    .selectFrom('contact_messages')
    .select(['id', 'due_at', sql<string>`due_from`.as('due_from')])
    .where(runsTerm)
    .where(sql<boolean>`due_at is not distinct from due_rule`)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

interface Renewed extends RuledLead {
  next: string | null;
}

/**
 * Gives leads the due dates that the business hours yield now, unless somebody has set another, or answered,
 * meanwhile. Leads that become overdue by it get no reminder mail: a list and the digest show them.
 */
export async function updateRuled(trx: Connection, leads: readonly Renewed[], now: string): Promise<void> {
  for (const { id, due_at, due_from, next } of leads) {
    const dueMailed = next !== null && next <= now ? (2 as const) : (0 as const);
    await trx
      .updateTable('contact_messages')
      .set({ due_at: next, due_rule: next, due_mailed: dueMailed })
      .where('id', '=', id)
      .where(runsTerm)
      .where('due_from', '=', due_from)
      .where(sql<boolean>`due_at is not distinct from ${due_at} and due_at is not distinct from due_rule`)
      .execute();
  }
}

/** A message that was answered. */
export interface ReplyTimeRow {
  id: string;
  created_at: string;
  answered_at: string;
}

/**
 * The first answers to messages in a time span, without spam, in order.
 * @param after the one before the first; null: from the beginning
 */
export const selectReplyTimes = (
  connection: Connection,
  { from, to, after, limit }: { from: string; to: string; after: ReplyTimeRow | null; limit: number },
): Promise<ReplyTimeRow[]> =>
  connection
    .selectFrom('contact_messages')
    .select(['id', 'created_at', sql<string>`answered_at`.as('answered_at')])
    .where('answered_at', '>=', from)
    .where('answered_at', '<', to)
    .where('spam', '=', 0)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(answered_at, id) > (${after!.answered_at}, ${after!.id})`),
    )
    .orderBy('answered_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** The states that the desk's jobs keep between their runs. */
export type DeadlineState = Tables['desk_states']['id'];

/** @returns null if there is none */
export async function selectState(connection: Connection, id: DeadlineState): Promise<string | null> {
  const row = await connection
    .selectFrom('desk_states')
    .select('value')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.value ?? null;
}

export async function saveState(trx: Connection, id: DeadlineState, value: string): Promise<void> {
  await trx
    .insertInto('desk_states')
    .values({ id, value })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ value }))
    .execute();
}

/**
 * Writes a state's successor: if several instances ask at once, one succeeds.
 * @param before what was read; null: there was none
 * @param next null: none from then on
 * @returns false if it has changed by now
 */
export async function replaceState(
  trx: Connection,
  id: DeadlineState,
  before: string | null,
  next: string | null,
): Promise<boolean> {
  if (before === null) {
    if (next === null) return true;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('desk_states')
      .values({ id, value: next })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  if (next === null) {
    const { numDeletedRows } = await trx
      .deleteFrom('desk_states')
      .where('id', '=', id)
      .where('value', '=', before)
      .executeTakeFirstOrThrow();
    return numDeletedRows === 1n;
  }
  const { numUpdatedRows } = await trx
    .updateTable('desk_states')
    .set({ value: next })
    .where('id', '=', id)
    .where('value', '=', before)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
