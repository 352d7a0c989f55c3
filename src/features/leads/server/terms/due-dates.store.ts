import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import { createStatement } from '#platform/database/statement.ts';

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
    await update(trx, { id, due_at, due_from, next, dueMailed });
  }
}

const update = createStatement(
  (connection, { id, due_at, due_from, next, dueMailed }: Renewed & { dueMailed: 0 | 2 }) =>
    connection
      .updateTable('contact_messages')
      .set({ due_at: next, due_rule: next, due_mailed: dueMailed })
      .where('id', '=', id)
      .where(runsTerm)
      .where('due_from', '=', due_from)
      .where(sql<boolean>`due_at is not distinct from ${due_at} and due_at is not distinct from due_rule`),
);
