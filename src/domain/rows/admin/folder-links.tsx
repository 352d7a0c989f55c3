import { Link } from 'wouter';
import { focusRing } from '#design/ui/focus-ring.ts';
import type { ListState } from './list-state.ts';

/** A part of a list with its own address. */
export interface FolderLink {
  label: string;
  href: string;
  isCurrent: boolean;
  /** Its contents, if their number is shown beside it. */
  list?: ListState<unknown>;
  /** How many need attention, if that is known otherwise. */
  count?: number | undefined;
}

const linkClass = `inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-1 text-small font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink ${focusRing} -outline-offset-2!`;

/** The parts of a list, side by side; closer together on narrow screens, where they scroll if necessary. */
export const FolderLinks = ({ links }: { links: readonly FolderLink[] }) => (
  <nav aria-label="Folders" className="@container mb-3 border-b border-hairline">
    <div className="flex gap-2 overflow-x-auto [scrollbar-width:none] @md:gap-4">
      {links.map(({ label, href, isCurrent, list, count = 0 }) => (
        <Link key={label} href={href} aria-current={isCurrent ? 'page' : undefined} className={linkClass}>
          {label}
          {count > 0 && <span className="font-mono text-fine text-ink-2">{count}</span>}
          {list && list.rows.length > 0 && (
            <span className="rounded-control border border-dashed border-control px-1.5 font-mono text-fine leading-5">
              {list.rows.length}
              {list.hasMore && '+'}
            </span>
          )}
        </Link>
      ))}
    </div>
  </nav>
);
