import type { Selectable } from 'kysely';
import type { Source } from '#domain/attribution/contract.ts';
import { parseObject } from '#platform/database/encode-rows.ts';
import type { ContactMessagesTable } from '../tables.ts';

/** The columns that every read of a message selects. */
export const messageColumns = [
  'id',
  'name',
  'email',
  'subject',
  'message',
  'form_tag',
  'quiz_answers',
  'read',
  'status',
  'assignee_id',
  'source',
  'channel',
  'due_at',
  'answered_at',
  'won',
  'value',
  'version',
  'created_at',
  'spam',
  'spam_reasons',
  'advertising',
] as const;

export type MessageRow = Selectable<Pick<ContactMessagesTable, (typeof messageColumns)[number]>>;

/** Flags and objects in the contract's form; the other fields are the row's. */
export const readMessageFields = <Row extends Pick<MessageRow, 'read' | 'won' | 'source' | 'advertising'>>({
  read,
  won,
  source,
  advertising,
  ...row
}: Row) => ({
  ...row,
  read: read === 1,
  won: won === 1,
  ...(advertising === 1 && { advertising: true as const }),
  source: parseObject(source) as Source | null,
});
