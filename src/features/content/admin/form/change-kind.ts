import type { JsonObject } from '#design/admin/json-path.ts';
import { makeEmpty, type FieldSchema } from './json-schema.ts';

/** What a value of several kinds has had while its form is open. */
export interface KindMemory {
  /** By kind, as it was left. */
  formers: Map<FieldSchema, JsonObject>;
  /** Texts and switches that somebody has changed, as they were changed last; undefined if cleared. */
  written: JsonObject;
  /** What it had when it became the kind that it is. */
  began: JsonObject | null;
}

interface KindChange {
  /** Undefined if it was of none. */
  from: FieldSchema | undefined;
  /** Undefined if it is to be of none. */
  to: FieldSchema | undefined;
  /** The schema that holds the named ones. */
  whole: FieldSchema;
}

/**
 * A value as one of another kind: as it was when it was of that kind before, with the texts and switches that were
 * changed since, or in any kind that has them.
 */
export function changeKind(
  memory: KindMemory,
  value: JsonObject,
  { from, to, whole }: KindChange,
): JsonObject | undefined {
  if (from) {
    const began = memory.began ?? (makeEmpty(from, whole) as JsonObject);
    for (const [field, schema] of Object.entries(from.properties ?? {})) {
      const isWhole = typeof (value[field] ?? began[field]) === 'object' || 'const' in schema;
      if (!isWhole && value[field] !== began[field]) memory.written[field] = value[field];
    }
    memory.formers.set(from, value);
  }
  memory.began = null;
  if (!to) return undefined;
  const former = memory.formers.get(to);
  const next = { ...(former ?? (makeEmpty(to, whole) as JsonObject)) };
  for (const [field, text] of Object.entries(memory.written)) {
    if (!to.properties?.[field] || typeof next[field] === 'object') continue;
    if (text !== undefined) next[field] = text;
    else if (former) delete next[field];
  }
  memory.began = next;
  return next;
}
