import type { ReactNode } from 'react';

interface SectionProps {
  /** The anchor, where the section has one. */
  id?: string;
  heading: string;
  lead?: string;
  /** A mono remark in the margin, such as a sheet number; left out on narrow screens. */
  note?: string;
  /** `aside`: words in the left 4 columns, content in the right 8. `stack`: content below, full width. */
  layout?: 'aside' | 'stack';
  tone?: 'paper' | 'sheet';
  /** What follows the lead, such as the section's button. */
  action?: ReactNode;
  children: ReactNode;
}

/** One section of a page: a rule, its words, its content on the 12-column grid. */
export function Section({
  id,
  heading,
  lead,
  note,
  layout = 'stack',
  tone = 'paper',
  action,
  children,
}: SectionProps) {
  const name = `${id ?? heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={name}
      className={`section${tone === 'sheet' ? ' section-sheet' : ''}${layout === 'aside' ? ' section-aside' : ''}`}
    >
      <div>
        <div>
          {note && <p className="mb-3 font-mono text-fine text-ink-2">{note}</p>}
          <h2 id={name}>{heading}</h2>
          {lead && <p>{lead}</p>}
          {action && <div className="mt-6">{action}</div>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}

/** The page's measure: 1280 px at most, with margins. */
export const frame = 'frame';
