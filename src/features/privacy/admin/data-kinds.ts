import type { PersonalData } from '../contract.ts';

export interface DataKind {
  /** As in the export: "messages". */
  name: string;
  label: string;
  entries: DataEntry[];
}

export type DataEntry = Record<string, unknown>;

/** Fields of the export itself, not of what is kept. */
const aboutExport = new Set(['email', 'exported_at']);

/** The contents of an export by kind, including empty kinds, and kinds that this code does not know. */
export const listDataKinds = (data: PersonalData): DataKind[] =>
  Object.entries(data)
    .filter(([name]) => !aboutExport.has(name))
    .map(([name, value]) => ({ name, label: toLabel(name), entries: toEntries(value) }));

/** "quiz_answers" as "Quiz answers". */
export function toLabel(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A kind is a list, one object, or one object around a list; empty ones count as nothing. */
function toEntries(value: unknown): DataEntry[] {
  if (Array.isArray(value)) return value.filter(isEntry);
  if (!isEntry(value)) return [];
  const lists = Object.values(value).filter(Array.isArray);
  const rest = Object.entries(value).filter(([, part]) => !Array.isArray(part) && part !== null);
  const isFrame = lists.length === 1 && !('id' in value);
  if (!isFrame) return [value];
  return [...(rest.length > 0 ? [Object.fromEntries(rest)] : []), ...lists.flat().filter(isEntry)];
}

const isEntry = (value: unknown): value is DataEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in words; null if it is empty. */
export function formatValue(value: unknown): string | null {
  if (value === null || value === '' || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((part) => formatValue(part)).join('\n');
  if (isEntry(value)) {
    const parts = Object.entries(value).flatMap(([name, part]) => {
      const text = formatValue(part);
      return text === null ? [] : `${toLabel(name)}: ${text}`;
    });
    return parts.join(', ') || null;
  }
  return String(value);
}
