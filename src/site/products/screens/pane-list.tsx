import type { ReactNode } from 'react';
import type { ProductBlock } from '#content/products.schema.ts';
import { PaneCaption } from './screen-frame.tsx';

interface PaneRow {
  name: string | undefined;
  /** How far it is. */
  mark?: ReactNode;
  /** Whether it is what the screen shows. */
  isCurrent?: boolean;
}

interface PaneListProps {
  heading: string | undefined;
  rows: readonly PaneRow[];
  foot?: string | undefined;
  /** In the place of its heading. */
  caption?: ProductBlock | undefined;
}

/** A list in a pane at the screen's side; nothing where no row has a name. */
export function PaneList({ heading, rows, foot, caption }: PaneListProps) {
  const named = rows.filter(({ name }) => name);
  if (named.length === 0) return null;
  return (
    <>
      {caption ? (
        <PaneCaption caption={caption} />
      ) : (
        <p className="px-4 pt-4 pb-2 font-semibold">{heading}</p>
      )}
      <ul>
        {named.map(({ name, mark, isCurrent }) => (
          <li
            key={name}
            className={`flex min-h-11 flex-wrap items-center justify-between gap-x-2 border-t border-hairline px-4 py-2${isCurrent ? ' bg-sheet' : ''}`}
          >
            {isCurrent ? <b>{name}</b> : name}
            <span>{mark}</span>
          </li>
        ))}
      </ul>
      {foot && <p className="border-t border-hairline px-4 py-3 text-ink-2">{foot}</p>}
    </>
  );
}
