import { sql, type RawBuilder } from 'kysely';
import type { LeadSumKind } from '../tables.ts';

/** Where a source has it. */
const pathOf: Record<Exclude<LeadSumKind, 'all' | 'channel'>, readonly string[]> = {
  landing: ['landing_page'],
  page: ['page'],
  article: ['last_article'],
  case: ['last_case'],
  host: ['first', 'referrer_host'],
  campaign: ['first', 'utm_campaign'],
};

/** The name under which a lead counts, or null, in a query of `contact_messages`. */
export function nameOf(kind: LeadSumKind, isPostgres: boolean): RawBuilder<string | null> {
  if (kind === 'all') return sql`''`;
  if (kind === 'channel') return sql`channel`;
  const path = pathOf[kind];
  return isPostgres
    ? sql`source::json #>> ${sql.lit(`{${path.join(',')}}`)}`
    : sql`json_extract(source, ${sql.lit(`$.${path.join('.')}`)})`;
}

export const leadSumKinds: readonly LeadSumKind[] = [
  'all',
  'channel',
  ...(Object.keys(pathOf) as (keyof typeof pathOf)[]),
];
