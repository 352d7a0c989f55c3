import { CompiledQuery, sql, type Kysely } from 'kysely';
import type { DatabaseKind, Tables } from '#platform/database/tables.ts';
import { describeTables } from '../../scripts/portable-data/describe-tables.ts';

/** Characters that files and databases stumble over: quotes, line ends of every kind, those outside the BMP. */
const trickyText = 'Zoë “said”: \'"\\ \n\r\n\t\u2028\u2029 \u0001 {"a":[1]} 😀 �';

const rowsAtOnce = 100;

/** One that leads to no other: it can have more rows than they have. */
const longTable = 'newsletter_subscriptions';

/**
 * For tests: puts rows into every table, with each row of a table belonging to one of its parent's.
 * @param rowsOfOne of one table, where that should have more than are read or written at once
 */
export async function fillTables(
  kysely: Kysely<Tables>,
  kind: DatabaseKind,
  rowsPerTable: number,
  rowsOfOne = rowsPerTable,
): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    for (const { name, columns } of await describeTables(trx, kind)) {
      if (name === 'site_state') continue;
      const rows = name === longTable ? rowsOfOne : rowsPerTable;
      for (let first = 1; first <= rows; first += rowsAtOnce) {
        const numbers = Array.from({ length: Math.min(rowsAtOnce, rows - first + 1) }, (_, i) => first + i);
        const values = numbers.flatMap((number) => columns.map((column) => makeValue(column, number, kind)));
        await trx.executeQuery(CompiledQuery.raw(writeInsert(name, columns, numbers.length, kind), values));
      }
    }
  });
  await sql`update site_state set content_version = 77`.execute(kysely);
  await sql`update blogs set image_url = null where id = ${'row-2'}`.execute(kysely);
}

/** Written here: building it from its parts takes Kysely longer than the database to run it. */
function writeInsert(table: string, columns: { name: string }[], rows: number, kind: DatabaseKind): string {
  let place = 0;
  const row = () => `(${columns.map(() => (kind === 'sqlite' ? '?' : `$${(place += 1)}`)).join(', ')})`;
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  return `insert into "${table}" (${names}) values ${Array.from({ length: rows }, row).join(', ')}`;
}

function makeValue({ name, type }: { name: string; type: string }, number: number, kind: DatabaseKind) {
  if (/(At|Until|_at|_until|_end)$/.test(name)) return new Date(1_760_000_000_000 + number).toISOString();
  if (type === 'boolean') return kind === 'sqlite' ? number % 2 : number % 2 === 1;
  // 32 bits without a sign, as a passkey's counter.
  if (type === 'double precision') return 4_294_967_295 - number;
  if (/int/.test(type)) return number % 2;
  if (/^(id|slug|key)$|Id$|_id$/.test(name)) return `row-${number}`;
  return `${name} ${number} ${trickyText}`;
}
