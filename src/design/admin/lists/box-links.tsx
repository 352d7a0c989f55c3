import { Link, useLocation } from 'wouter';
import { focusRing } from '../../ui/focus-ring.ts';
import { toBoxSearch, type Box } from './box.ts';
import type { ListState } from './list-state.ts';

interface BoxLinksProps {
  /** What the main box is called. */
  mainLabel: string;
  box: Box;
  /** What both boxes are searched for. */
  search: string;
  spam: ListState<unknown>;
}

const linkClass = `inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent px-1 text-small font-medium text-ink-2 hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink ${focusRing}`;

/** The two boxes of a list, each with an address; spam with how much is in it. */
export function BoxLinks({ mainLabel, box, search, spam }: BoxLinksProps) {
  const [path] = useLocation();
  const toLink = (target: Box) => ({
    href: path + toBoxSearch(search, target),
    'aria-current': target === box ? ('page' as const) : undefined,
    className: linkClass,
  });
  return (
    <nav aria-label="Boxes" className="mb-6 flex gap-6 border-b border-hairline">
      <Link {...toLink('main')}>{mainLabel}</Link>
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
