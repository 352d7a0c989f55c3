import type { CompiledQuery, OperationNode } from 'kysely';

/** Where a statement names its table, by the kind of node. */
const paths = ['from', 'into', 'table', 'froms', 'node', 'identifier'] as const;

/** The table that a query is about: the first that it names; `null` for raw SQL and the like. */
export function findTable({ query }: CompiledQuery): string | null {
  return findName(query);
}

function findName(node: unknown): string | null {
  if (Array.isArray(node)) return findName(node[0]);
  if (!isNode(node)) return null;
  if (node.kind === 'IdentifierNode') return String(Reflect.get(node, 'name'));
  for (const path of paths) {
    const name = findName(Reflect.get(node, path));
    if (name !== null) return name;
  }
  return null;
}

const isNode = (value: unknown): value is OperationNode =>
  typeof value === 'object' && value !== null && 'kind' in value;
