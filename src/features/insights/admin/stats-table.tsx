import { useState, type ReactNode } from 'react';
import { FirstOf } from '#design/admin/first-of.tsx';
import { focusRing } from '#design/ui/focus-ring.ts';
import type { StatRow } from '../stats.contract.ts';
import { formatCount, formatMoney, formatShare } from './format-stats.ts';
import { cellClass, headClass, ScrolledTable } from './scrolled-table.tsx';

interface FiguresTableProps {
  /** The table's name, and what a row is. */
  label: string;
  noun: string;
  rows: readonly StatRow[];
  hasViews: boolean;
  renderName: (row: StatRow) => ReactNode;
}

const numberClass = `${cellClass} text-right font-mono text-fine whitespace-nowrap`;

/** Figures by name, those with most leads first, each beside the previous period. */
export function StatsTable({ label, noun, rows, hasViews, renderName }: FiguresTableProps) {
  const { sorted, sorting } = useSorted<'views' | 'visits' | 'sent' | 'won' | 'value', StatRow>(rows, 'sent');
  const most = Math.max(1, ...rows.map(({ visits }) => visits));
  return (
    <FirstOf items={sorted} count={10}>
      {(firstRows) => (
        <ScrolledTable label={label}>
          <thead>
            <tr>
              <th scope="col" className={`${headClass} min-w-44 first-letter:uppercase`}>
                {noun}
              </th>
              {hasViews && <SortHeading name="Views" column="views" sorting={sorting} />}
              <SortHeading name="Visits" column="visits" sorting={sorting} />
              <SortHeading name="Leads" column="sent" sorting={sorting} />
              <th scope="col" className={`${headClass} text-right whitespace-nowrap`}>
                Conversion rate
              </th>
              <SortHeading name="Won" column="won" sorting={sorting} />
              <SortHeading name="Value" column="value" sorting={sorting} className="pr-0" />
            </tr>
          </thead>
          <tbody>
            {firstRows.map((row) => (
              <tr key={row.name} className="border-t border-hairline">
                <th scope="row" className={`${cellClass} max-w-96 text-left font-normal wrap-anywhere`}>
                  {renderName(row)}
                  <ShareBar share={row.visits / most} />
                </th>
                {hasViews && <td className={numberClass}>{formatCount(row.views)}</td>}
                <td className={numberClass}>
                  <Compared now={row.visits} before={row.visits_before} />
                </td>
                <td className={numberClass}>
                  <Compared now={row.sent} before={row.sent_before} />
                </td>
                <td className={`${cellClass} text-right text-fine whitespace-nowrap`}>
                  {formatShare(row.conversion)}
                </td>
                <td className={numberClass}>{formatCount(row.won)}</td>
                <td className={`${numberClass} pr-0`}>{row.value > 0 ? formatMoney(row.value) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </ScrolledTable>
      )}
    </FirstOf>
  );
}

const Compared = ({ now, before }: { now: number; before: number }) => (
  <>
    {formatCount(now)}
    <span className="block text-ink-2">
      {formatCount(before)}
      {' before'}
    </span>
  </>
);

/** A bar's length relative to the longest. The number is beside it. */
export const ShareBar = ({ share }: { share: number }) => (
  <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 h-1 w-full">
    <rect width="100" height="4" className="fill-sunk" />
    <rect width={Math.min(100, share * 100)} height="4" className="fill-ink-2" />
  </svg>
);

interface SortHeadingProps<Key extends string> {
  name: string;
  column: Key;
  sorting: Sorting<Key>;
  className?: string;
}

function SortHeading<Key extends string>({ name, column, sorting, className = '' }: SortHeadingProps<Key>) {
  const isSorted = sorting.key === column;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? 'descending' : undefined}
      className={`${headClass} text-right whitespace-nowrap ${className}`}
    >
      <button
        type="button"
        className={`min-h-6 cursor-pointer rounded-control underline-offset-4 hover:underline ${isSorted ? 'text-ink' : ''} ${focusRing}`}
        onClick={() => sorting.sortBy(column)}
      >
        {name}
        <span aria-hidden="true" className={isSorted ? '' : 'invisible'}>
          {' ↓'}
        </span>
      </button>
    </th>
  );
}

interface Sorting<Key extends string> {
  key: Key;
  /** Sorts by another column, largest first. */
  sortBy: (key: Key) => void;
}

/** Rows sorted by one of their numbers, largest first. */
function useSorted<Key extends string, Row extends { [key in Key]: number }>(
  rows: readonly Row[],
  first: Key,
): { sorted: Row[]; sorting: Sorting<Key> } {
  const [key, sortBy] = useState<Key>(first);
  return { sorted: rows.toSorted((one, other) => other[key] - one[key]), sorting: { key, sortBy } };
}
