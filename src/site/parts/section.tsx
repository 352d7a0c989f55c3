import type { ReactNode } from 'react';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { toHeadingId } from './heading-id.ts';

interface SectionProps {
  /** The anchor, where the section has one. */
  id?: string;
  heading: string;
  lead?: string;
  /**
   * `aside`: words in the left 4 columns, content in the right 8; `index`: and the action below the words, which a
   * narrow screen has below the content. `stack`: content below, full width.
   */
  layout?: keyof typeof columnsOf | Columns;
  /** `ink`: the one band of a page that differs. */
  tone?: 'paper' | 'sheet' | 'ink';
  /** Closer to its neighbors, or half as much, where a page has many sections. */
  dense?: boolean | 'half';
  /** Follows the lead, such as the section's button. A narrow `stack` has it below the content, a wide one across from the lead. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One section of a page: a rule, its words, its content on the 12-column grid. */
export function Section({
  id,
  heading,
  lead,
  layout = 'stack',
  tone = 'paper',
  dense,
  action,
  children,
}: SectionProps) {
  const name = toHeadingId(heading, id);
  const columns: Columns = typeof layout === 'string' ? columnsOf[layout] : layout;
  return (
    <section id={id} aria-labelledby={name} className={`border-t border-hairline${tones[tone]}`}>
      <div
        className={`${frame} grid gap-x-6 gap-y-4 md:gap-y-6 lg:grid-cols-12 ${paddings(dense)}${columns.content.includes('row-span-2') ? ' lg:grid-rows-[auto_1fr]' : ''}`}
      >
        <div className={action && layout === 'stack' ? 'lg:col-span-8' : columns.words}>
          <SectionWords id={name} heading={heading} lead={lead} />
        </div>
        {children && <div className={columns.content}>{children}</div>}
        {action && <div className={columns.action}>{action}</div>}
      </div>
    </section>
  );
}

/** A band that two sections share, side by side where there is room. */
export function SharedBand({ tone, dense, children }: Pick<SectionProps, 'tone' | 'dense' | 'children'>) {
  return (
    <div className={`border-t border-hairline${tones[tone ?? 'paper']}`}>
      <div className={`${frame} grid gap-y-10 lg:gap-x-16 lg:grid-cols-2 ${paddings(dense)}`}>{children}</div>
    </div>
  );
}

interface HalfSectionProps {
  heading: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** One of the sections of a shared band. */
export function HalfSection({ heading, lead, children }: HalfSectionProps) {
  const name = toHeadingId(heading);
  return (
    <section aria-labelledby={name} className="flex flex-col">
      <SectionWords id={name} heading={heading} lead={lead} />
      <div className="mt-4 grow md:mt-6">{children}</div>
    </section>
  );
}

/** A section's heading and its lead. */
function SectionWords({ id, heading, lead }: { id: string; heading: string; lead: string | undefined }) {
  return (
    <>
      <h2 id={id} className="max-w-[24em] text-h3 md:text-h2">
        {keepTogether(heading)}
      </h2>
      {lead && <p className="mt-2 max-w-[30em] text-body text-ink-2 md:mt-3">{keepTogether(lead)}</p>}
    </>
  );
}

/** The page's measure: 1280 px at most, with margins. */
export const frame = 'mx-auto w-full max-w-[80rem] px-4 md:px-6';

const paddings = (dense: SectionProps['dense']) =>
  `py-6 ${dense === 'half' ? 'md:py-12' : dense ? 'md:py-10' : 'md:py-16'}`;

/** The grounds of sections; a class list to append. */
export const tones = { paper: '', sheet: ' bg-sheet', ink: ' ink-band' };

/** The shorter of two columns stays in sight while the other is read. */
export const beside = 'lg:sticky lg:top-26 lg:self-start';

/** The classes of each part: its columns of twelve. */
type Columns = Record<'words' | 'content' | 'action', string>;

const columnsOf = {
  aside: { words: `lg:col-span-4 ${beside}`, content: 'lg:col-span-8', action: '' },
  index: { words: 'lg:col-span-4', content: 'lg:col-span-8 lg:row-span-2', action: 'lg:col-span-4' },
  stack: {
    words: 'lg:col-span-12',
    content: 'lg:col-span-12',
    action: 'lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:self-end lg:justify-self-end',
  },
} satisfies Record<string, Columns>;
