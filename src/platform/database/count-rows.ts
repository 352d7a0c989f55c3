import { sql, type SelectQueryBuilder } from 'kysely';

/** How many rows a query finds, which selects nothing yet. PostgreSQL's counts are texts. */
export async function countRows<DB, T extends keyof DB>(
  query: SelectQueryBuilder<DB, T, object>,
): Promise<number> {
  const { count } = await query
    .select((eb) => eb.fn.countAll().as('count'))
    .$castTo<{ count: number | string }>()
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a query finds a row. */
export async function hasRows<DB, T extends keyof DB>(
  query: SelectQueryBuilder<DB, T, object>,
): Promise<boolean> {
  return (
    (
      await query
        .select(sql`1`.as('one'))
        .limit(1)
        .execute()
    ).length > 0
  );
}
