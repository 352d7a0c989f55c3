import { toQuery } from '#paths/paths.ts';
import type { FolderLink } from '#domain/rows/admin/folder-links.tsx';
import type { ListState } from '#domain/rows/admin/list-state.ts';
import type { Message, MessageCounts } from '../../contract.ts';
import { leadStatusNames, statusChoices, type LeadStatus } from './describe-lead.ts';

/** The filter of a list of leads. It is in the address, so that a link and Back restore it. */
export interface LeadFilter {
  folder: 'main' | 'spam';
  /** The search text. */
  q: string;
  status: LeadStatus | null;
  /** An account's id, `me` or `none`. */
  assignee: string | null;
  channel: string | null;
  /** Days such as 2026-11-20; the last one is included. */
  from: string | null;
  to: string | null;
  unread: boolean;
  overdue: boolean;
  /** Only what looks like advertising, or only the rest. */
  advertising: boolean | null;
}

export const wholeInbox: LeadFilter = {
  folder: 'main',
  q: '',
  status: null,
  assignee: null,
  channel: null,
  from: null,
  to: null,
  unread: false,
  overdue: false,
  advertising: null,
};

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && isDate(new Date(text), text);

/** Some engines read February 31 as a day in March. */
const isDate = (date: Date, text: string): boolean =>
  !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);

/** Reads an address's filter; invalid values are ignored. */
export function readFilter(search: string): LeadFilter {
  const query = new URLSearchParams(search);
  const read = (name: string, limit: number) => query.get(name)?.trim().slice(0, limit) || null;
  const status = query.get('status');
  const advertising = query.get('advertising');
  const from = query.get('from');
  const to = query.get('to');
  return {
    folder: query.get('box') === 'spam' ? 'spam' : 'main',
    q: read('q', 200) ?? '',
    status: status !== null && Object.hasOwn(leadStatusNames, status) ? (status as LeadStatus) : null,
    assignee: read('assignee', 100),
    channel: read('channel', 30),
    from: isDay(from) ? from : null,
    to: isDay(to) ? to : null,
    unread: query.get('unread') === 'true',
    overdue: query.get('overdue') === 'true',
    advertising: advertising === 'true' ? true : advertising === 'false' ? false : null,
  };
}

/** As parameters of the API, which are those of the address; values that do not filter are omitted. */
export const toFilterQuery = (filter: LeadFilter) => ({
  ...(filter.folder === 'spam' && { box: 'spam' as const }),
  ...(filter.q && { q: filter.q }),
  ...(filter.status && { status: filter.status }),
  ...(filter.assignee && { assignee: filter.assignee }),
  ...(filter.channel && { channel: filter.channel }),
  ...(filter.from && { from: filter.from }),
  ...(filter.to && { to: filter.to }),
  ...(filter.unread && { unread: 'true' as const }),
  ...(filter.overdue && { overdue: 'true' as const }),
  ...(filter.advertising !== null && { advertising: `${filter.advertising}` as const }),
});

/** The query part of the address of a list and of the lead that is open beside it. */
export const toInboxSearch = (filter: LeadFilter, lead: string | null): string =>
  toQuery({ ...toFilterQuery(filter), lead });

/** Whether the list is filtered by more than its folder and its search. */
export const isNarrowed = (filter: LeadFilter): boolean => filter.status !== null || countFilters(filter) > 0;

/** How many filters apply to the list, besides its folder, its search and its state. */
export const countFilters = ({
  assignee,
  channel,
  from,
  to,
  unread,
  overdue,
  advertising,
}: LeadFilter): number =>
  [assignee, channel, from, to, unread, overdue, advertising !== null].filter(Boolean).length;

/**
 * Whether a changed lead still belongs to a list, as far as the browser can tell. @param me own account's id
 */
export function isStillListed(lead: Message, filter: LeadFilter, me: string | null): boolean {
  if ((filter.folder === 'spam') !== Boolean(lead.spam_reasons)) return false;
  if (filter.status && lead.status !== filter.status) return false;
  if (filter.unread && lead.read) return false;
  if (filter.overdue && !isOverdue(lead, new Date())) return false;
  if (filter.assignee === 'none') return lead.assignee_id === null;
  if (filter.assignee === 'me') return lead.assignee_id === me;
  return filter.assignee === null || lead.assignee_id === filter.assignee;
}

/** Whether a lead should have been answered by now. */
const isOverdue = ({ due_at, status }: Pick<Message, 'due_at' | 'status'>, now: Date): boolean =>
  due_at !== null && status !== 'done' && Date.parse(due_at) < now.getTime();

interface ViewsOptions {
  filter: LeadFilter;
  hrefOf: (filter: LeadFilter) => string;
  spam: ListState<unknown>;
  /** How many are in each state, once that is known. */
  counts: MessageCounts | undefined;
}

/** The parts of the inbox: all of it, each state, and spam, where the other filters do not apply. */
export function listViews({ filter, hrefOf, spam, counts }: ViewsOptions): FolderLink[] {
  const toLink = (label: string, view: Pick<LeadFilter, 'folder' | 'status'>): FolderLink => ({
    label,
    count: view.status === null || view.status === 'done' ? undefined : counts?.[view.status],
    href: hrefOf({ ...filter, ...view }),
    isCurrent: view.folder === filter.folder && view.status === filter.status,
  });
  return [
    toLink('Inbox', { folder: 'main', status: null }),
    ...statusChoices.map(({ value, label }) => toLink(label, { folder: 'main', status: value })),
    {
      label: 'Spam',
      href: hrefOf({ ...wholeInbox, folder: 'spam', q: filter.q }),
      isCurrent: filter.folder === 'spam',
      list: spam,
    },
  ];
}
