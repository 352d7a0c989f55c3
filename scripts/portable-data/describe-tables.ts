import { sql, type Kysely } from 'kysely';
import type { DatabaseKind, Tables } from '#platform/database/tables.ts';

export interface TableShape {
  name: string;
  /** By name in the order of their code units, which is the same on both databases. */
  columns: { name: string; type: string }[];
}

/**
 * The product's tables as they are in the database, each after those it refers to. Left out are the
 * migrations' own tables, computed columns, and what is kept for searches (triggers and a job fill it).
 */
export async function describeTables(connection: Kysely<Tables>, kind: DatabaseKind): Promise<TableShape[]> {
  const { rows } = await (kind === 'sqlite' ? sqliteColumns : postgresColumns).execute(connection);
  const shapes = new Map<string, TableShape>();
  for (const { table, column, type } of rows) {
    if (table.startsWith('kysely_') || table.endsWith('_search_order') || table.startsWith('post_search'))
      continue;
    const shape = shapes.get(table) ?? { name: table, columns: [] };
    shape.columns.push({ name: column, type });
    shapes.set(table, shape);
  }
  for (const { columns } of shapes.values()) columns.sort((a, b) => (a.name < b.name ? -1 : 1));
  const references = await (kind === 'sqlite' ? sqliteReferences : postgresReferences).execute(connection);
  return orderByReference(shapes, references.rows);
}

interface ColumnRow {
  table: string;
  column: string;
  type: string;
}

const sqliteColumns = sql<ColumnRow>`
  select t.name as "table", c.name as "column", lower(c.type) as type
  from pragma_table_list t join pragma_table_xinfo(t.name) c
  where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite~_%' escape '~' and c.hidden = 0`;

const postgresColumns = sql<ColumnRow>`
  select t.relname as "table", c.attname as "column", format_type(c.atttypid, null) as type
  from pg_class t join pg_attribute c on c.attrelid = t.oid
  where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r'
    and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''`;

interface Reference {
  table: string;
  parent: string;
}

const sqliteReferences = sql<Reference>`
  select t.name as "table", f."table" as parent
  from pragma_table_list t join pragma_foreign_key_list(t.name) f where t.schema = 'main'`;

const postgresReferences = sql<Reference>`
  select t.relname as "table", p.relname as parent
  from pg_constraint f join pg_class t on t.oid = f.conrelid join pg_class p on p.oid = f.confrelid
  where f.contype = 'f' and t.relnamespace = current_schema()::regnamespace`;

function orderByReference(shapes: Map<string, TableShape>, references: Reference[]): TableShape[] {
  const ordered = new Set<TableShape>();
  const add = (name: string) => {
    const shape = shapes.get(name);
    if (!shape || ordered.has(shape)) return;
    for (const { table, parent } of references) if (table === name && parent !== name) add(parent);
    ordered.add(shape);
  };
  for (const name of [...shapes.keys()].toSorted()) add(name);
  return [...ordered];
}
