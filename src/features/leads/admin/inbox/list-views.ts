import type { FolderLink } from '#domain/rows/admin/folder-links.tsx';
import type { ListState } from '#domain/rows/admin/list-state.ts';
import { statusChoices } from './lead-status.ts';
import { wholeInbox, type LeadFilter } from './lead-filter.ts';

interface ViewsOptions {
  filter: LeadFilter;
  hrefOf: (filter: LeadFilter) => string;
  spam: ListState<unknown>;
}

/** The parts of the inbox: all of it, each state, and spam, where the other filters do not apply. */
export function listViews({ filter, hrefOf, spam }: ViewsOptions): FolderLink[] {
  const toLink = (label: string, view: Pick<LeadFilter, 'folder' | 'status'>): FolderLink => ({
    label,
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
