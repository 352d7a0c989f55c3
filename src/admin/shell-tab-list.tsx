import { Tabs } from '@base-ui/react/tabs';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { adminTabs, findLanding, firstOwnTab, type AdminTab } from './admin-tabs.ts';
import { opensElsewhere } from './opens-elsewhere.ts';
import { wayClass } from './shell-header.tsx';

/** What a tab shows beside its name: how many, and of what. */
export type TabCounts = Partial<Record<AdminTab, { count: number; of: string; isNews?: boolean }>>;

interface ShellTabListProps {
  counts: TabCounts;
  /** The open one; null beside the tabs. */
  open: AdminTab | null;
  onOpen: (path: string) => void;
  /** The screen that /admin opens. */
  opensFirst: 'settings' | 'overview' | undefined;
}

/** The tabs. They are links as well: they open in a new window, and have an address to copy. */
export function ShellTabList({ counts, open, onOpen, opensFirst }: ShellTabListProps) {
  const may = useMay();
  return (
    <>
      <Tabs.List aria-label="Admin" className="flex flex-col">
        {adminTabs.map((tab) => {
          const { value, label } = tab;
          const path = findLanding(tab, may, opensFirst);
          if (path === null) return null;
          return (
            <Tabs.Tab
              key={value}
              value={value}
              nativeButton={false}
              className={`${wayClass} ${value === firstOwnTab ? 'mt-4' : ''}`}
              aria-describedby={counts[value]?.count ? `count-${value}` : undefined}
              render={({ children, ...props }) => (
                <a href={path} {...props}>
                  {children}
                </a>
              )}
              onClick={(event) => {
                if (opensElsewhere(event)) return event.preventBaseUIHandler();
                event.preventDefault();
                // The tabs report a change alone, not the way back from within the open one.
                if (value === open) onOpen(path);
              }}
            >
              <span>{label}</span>
              <TabCount {...counts[value]} />
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {Object.entries(counts).map(([value, { count, of }]) => (
        <span key={value} id={`count-${value}`} className="sr-only">
          {count > 0 && `${count} ${of}`}
        </span>
      ))}
    </>
  );
}

const TabCount = ({ count = 0, isNews }: Partial<NonNullable<TabCounts[AdminTab]>>) =>
  count > 0 && (
    <span
      aria-hidden="true"
      className={`rounded-control border px-1.5 font-mono text-[0.6875rem] leading-4 ${isNews ? 'border-petrol bg-petrol text-paper' : 'border-dashed border-control'}`}
    >
      {count}
    </span>
  );
