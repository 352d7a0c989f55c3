import type { ReactNode } from 'react';
import type { Labels } from '#content/labels.schema.ts';
import type { RecordSheet as Sheet } from '#content/record.schema.ts';
import type { TitledText } from '#content/schema.ts';
import { FoldableTerm } from '../parts/foldable-term.tsx';
import { Section } from '../parts/section.tsx';
import { RecordSheet } from './record-sheet.tsx';

interface OfferingsProps {
  id?: string;
  heading: string;
  lead?: string | undefined;
  tone: 'paper' | 'sheet';
  items: readonly TitledText[];
  note?: string | undefined;
  /** Stands below the heading, at the left of the terms, with the note; on a narrow screen inside the term that has its title, if one has. */
  sheet?: Sheet | undefined;
  labels: Labels;
}

/** A section of terms and what they mean. */
export function Offerings({ items, note, lead, sheet, labels, ...section }: OfferingsProps) {
  const drawn = sheet && <RecordSheet record={sheet} labels={labels} />;
  const hasTerm = items.some(({ title }) => title === sheet?.title);
  const action = (drawn ?? note) && (
    <>
      {drawn && <div className={hasTerm ? 'max-lg:hidden' : ''}>{drawn}</div>}
      {note && <p className="border-hairline pt-3 text-small text-ink-2 max-lg:border-t">{note}</p>}
    </>
  );
  return (
    <Section {...section} {...(lead && { lead })} layout="index" action={action}>
      <OfferingList
        items={items}
        sheetTitle={sheet?.title}
        sheet={
          <div className="mt-3 text-ink lg:hidden" key="sheet">
            {drawn}
          </div>
        }
      />
    </Section>
  );
}

/** Below a rule of ink; hairlines part them. */
export const ruledRows = 'border-t border-ink';

/** The characters of a text that needs no line of its own below its term. */
const shortText = 100;

interface OfferingListProps {
  items: readonly TitledText[];
  /** Half of the page's width: what a term means stands below it. */
  isNarrow?: boolean;
  /** Follows what the term of its title means. */
  sheet?: ReactNode;
  sheetTitle?: string | undefined;
}

/** Terms at the left, what they mean at the right. */
export function OfferingList({ items, isNarrow = false, sheet, sheetTitle }: OfferingListProps) {
  const isShort = items.every(({ text }) => text.length <= shortText);
  return (
    <ul className={ruledRows}>
      {items.map((item) => (
        <li key={item.title} className="border-hairline not-first:border-t md:py-3">
          {isNarrow ? (
            <FoldableTerm
              item={item}
              row={isShort ? 'lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-6' : ''}
              textClass={isShort ? 'lg:mt-0' : ''}
            />
          ) : (
            <FoldableTerm
              item={
                item.title === sheetTitle
                  ? {
                      ...item,
                      text: [
                        <p key="text" className="max-w-[41.625rem]">
                          {item.text}
                        </p>,
                        sheet,
                      ],
                    }
                  : item
              }
              row="items-baseline lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-6"
              termClass="text-balance md:text-lead md:font-[560] md:[font-stretch:112%]"
              textClass={`lg:mt-0 ${item.title === sheetTitle ? 'md:max-w-none' : ''}`}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
