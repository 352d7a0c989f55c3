import type { ReactNode } from 'react';
import { toHeadingId } from '../parts/heading-id.ts';
import { frame, SectionWords, tones } from '../parts/section.tsx';

interface CellSectionProps {
  id?: string;
  heading: string;
  lead?: string | undefined;
  tone: 'paper' | 'sheet';
  columns: keyof typeof grids;
  /** The cells, as items of a list. */
  children: ReactNode;
  /** Below the cells. */
  note?: string | undefined;
}

/** A section whose heading is the first cell of the grid that its items fill. */
export function CellSection({ id, heading, lead, tone, columns, children, note }: CellSectionProps) {
  const name = toHeadingId(heading, id);
  return (
    <section id={id} aria-labelledby={name} className={`border-t border-hairline${tones[tone]}`}>
      <div className={`${frame} grid gap-x-6 py-6 md:grid-cols-2 md:gap-y-6 md:py-16 ${grids[columns]}`}>
        <div className="max-md:mb-4 lg:pr-6">
          <SectionWords id={name} heading={heading} lead={lead} />
        </div>
        <ul className="contents">{children}</ul>
        {note && <p className="col-span-full text-small text-ink-2 max-md:pt-4">{note}</p>}
      </div>
    </section>
  );
}

const grids = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' };

/** In how many columns a heading and that many items fill every row; null where there is no such grid. */
export function fillColumns(items: number): keyof typeof grids | null {
  if (items % 3 === 2) return 3;
  return items % 4 === 3 ? 4 : null;
}
