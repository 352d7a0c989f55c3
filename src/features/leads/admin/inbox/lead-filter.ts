import { toQuery } from '#paths/paths.ts';
import type { Message } from '../../contract.ts';

/** What a list of leads is narrowed to. The address has it, so that a link and Back bring it back. */
export interface LeadFilter {
  box: 'main' | 'spam';
  /** What is searched for. */
  q: string;
}

/** Reads what an address says; what makes no sense is left out. */
export function readFilter(search: string): LeadFilter {
  const query = new URLSearchParams(search);
  return {
    box: query.get('box') === 'spam' ? 'spam' : 'main',
    q: query.get('q')?.trim().slice(0, 200) ?? '',
  };
}

/** As parameters of the API, which are those of the address. */
export const toFilterQuery = ({ box, q }: LeadFilter) => ({
  ...(box === 'spam' && { box }),
  ...(q && { q }),
});

/** Whether a lead should have been answered by now. */
export const isOverdue = ({ due_at, status }: Pick<Message, 'due_at' | 'status'>, now: Date): boolean =>
  due_at !== null && status !== 'done' && Date.parse(due_at) < now.getTime();

/** The query part of the address of a list, and of the lead that is open beside it. */
export const toInboxSearch = (filter: LeadFilter, lead: string | null): string =>
  toQuery({ ...toFilterQuery(filter), lead });
