import { Link } from 'wouter';
import type { ListState } from '#design/admin/lists/list-state.ts';
import { focusRing } from '#design/ui/focus-ring.ts';
import type { LeadFilter } from './lead-filter.ts';

interface LeadViewsProps {
  filter: LeadFilter;
  hrefOf: (filter: LeadFilter) => string;
  spam: ListState<unknown>;
}

const viewClass = `inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent px-1 text-small font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink ${focusRing} -outline-offset-2!`;

/** The parts of the inbox, each with an address; spam with how much is in it. */
export function LeadViews({ filter, hrefOf, spam }: LeadViewsProps) {
  const toLink = (box: LeadFilter['box']) => ({
    href: hrefOf({ ...filter, box }),
    'aria-current': box === filter.box ? ('page' as const) : undefined,
    className: viewClass,
  });
  return (
    <nav aria-label="Boxes" className="mb-4 flex gap-6 overflow-x-auto border-b border-hairline">
      <Link {...toLink('main')}>Inbox</Link>
      <Link {...toLink('spam')}>
        Spam
        {spam.rows.length > 0 && (
          <span className="rounded-control border border-dashed border-control px-1.5 font-mono text-fine leading-5">
            {spam.rows.length}
            {spam.hasMore && '+'}
          </span>
        )}
      </Link>
    </nav>
  );
}
