import type { BoxLink } from '#design/admin/lists/box-links.tsx';
import type { ListState } from '#design/admin/lists/list-state.ts';
import { statusChoices } from './lead-status.ts';
import { wholeInbox, type LeadFilter } from './lead-filter.ts';

interface ViewsOptions {
  filter: LeadFilter;
  hrefOf: (filter: LeadFilter) => string;
  spam: ListState<unknown>;
}

/** The parts of the inbox: all of it, each state, and spam, where the other filters have no say. */
export function listViews({ filter, hrefOf, spam }: ViewsOptions): BoxLink[] {
  const toLink = (label: string, view: Pick<LeadFilter, 'box' | 'status'>): BoxLink => ({
    label,
    href: hrefOf({ ...filter, ...view }),
    isCurrent: view.box === filter.box && view.status === filter.status,
  });
  return [
    toLink('Inbox', { box: 'main', status: null }),
    ...statusChoices.map(({ value, label }) => toLink(label, { box: 'main', status: value })),
    {
      label: 'Spam',
      href: hrefOf({ ...wholeInbox, box: 'spam', q: filter.q }),
      isCurrent: filter.box === 'spam',
      list: spam,
    },
  ];
}
