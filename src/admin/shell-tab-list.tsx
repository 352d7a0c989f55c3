import { Tabs } from '@base-ui/react/tabs';
import { useEffect, useRef } from 'react';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { focusRing } from '#design/ui/focus-ring.ts';
import { adminTabs, pathOfTab, type AdminTab } from './admin-tabs.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

const tabClass = `flex min-h-11 shrink-0 items-center justify-between gap-2 border-b-2 border-transparent px-3 text-small font-medium whitespace-nowrap text-ink-2 transition-colors duration-140 ease-mark hover:text-ink data-active:border-ink data-active:text-ink lg:border-b-0 lg:border-l-2 lg:px-6 lg:data-active:bg-sunk ${focusRing} -outline-offset-2!`;

interface ShellTabListProps {
  /** None on a screen beside the tabs. */
  active: AdminTab | null;
  /** How many contact messages are unread. */
  unread: number;
  /** The screen that /admin opens. */
  opensFirst: 'settings' | 'overview' | undefined;
}

/** The tabs. They are links as well: they open in a new window, and have an address to copy. */
export function ShellTabList({ active, unread, opensFirst }: ShellTabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const may = useMay();

  // If the row of tabs is wider than the screen, the active one is scrolled into view.
  useEffect(() => {
    list.current
      ?.querySelector(`[data-tab="${active}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [active, unread]);

  return (
    <>
      <Tabs.List
        ref={list}
        aria-label="Admin"
        className="flex overflow-x-auto [scrollbar-width:none] border-b border-control px-1 sm:px-3 lg:flex-col lg:border-b-0 lg:px-0"
      >
        {adminTabs
          .filter(({ needs }) => may(needs))
          .map(({ value, label, path }) => (
            <Tabs.Tab
              key={value}
              value={value}
              data-tab={value}
              nativeButton={false}
              className={tabClass}
              aria-describedby={value === 'messages' && unread > 0 ? 'unread-messages' : undefined}
              render={({ children, ...props }) => (
                <a href={pathOfTab({ value, path }, opensFirst)} {...props}>
                  {children}
                </a>
              )}
              onClick={(event) => {
                if (opensElsewhere(event)) event.preventBaseUIHandler();
                else event.preventDefault();
              }}
            >
              <span>{label}</span>
              {value === 'messages' && unread > 0 && (
                <span
                  aria-hidden="true"
                  className="rounded-control border border-petrol bg-petrol px-1.5 font-mono text-fine leading-5 text-paper"
                >
                  {unread}
                </span>
              )}
            </Tabs.Tab>
          ))}
      </Tabs.List>
      <span id="unread-messages" className="sr-only">
        {unread > 0 && `${unread} unread`}
      </span>
    </>
  );
}
