import type { TitledText } from '#content/schema.ts';
import { FoldableTerm } from '../parts/foldable-term.tsx';
import { Section } from '../parts/section.tsx';
import { CellSection, fillColumns } from './cell-section.tsx';

interface OfferingsProps {
  id?: string;
  heading: string;
  lead?: string | undefined;
  tone: 'paper' | 'sheet';
  items: readonly TitledText[];
  note?: string | undefined;
}

/** Terms and what they mean: in a grid that they fill with their heading, else below each other. */
export function Offerings({ items, note, ...section }: OfferingsProps) {
  const columns = fillColumns(items.length);
  if (!columns) {
    return (
      <Section {...section} layout="aside">
        <OfferingList items={items} />
        {note && <p className="border-t border-hairline pt-4 text-small text-ink-2">{note}</p>}
      </Section>
    );
  }
  return (
    <CellSection {...section} columns={columns} note={note}>
      {items.map((item) => (
        <li key={item.title} className="border-t border-hairline max-md:last:border-b md:border-ink md:pt-3">
          <FoldableTerm item={item} termClass="md:text-lead" />
        </li>
      ))}
    </CellSection>
  );
}

/** The characters of a text that needs no line of its own below its term. */
const shortText = 100;

interface OfferingListProps {
  items: readonly TitledText[];
  /** Half of the page's width: what a term means stands below it. */
  isNarrow?: boolean;
}

/** Terms at the left, what they mean at the right. */
export function OfferingList({ items, isNarrow = false }: OfferingListProps) {
  const isShort = items.every(({ text }) => text.length <= shortText);
  return (
    <ul>
      {items.map((item) => (
        <li
          key={item.title}
          className={`border-t border-hairline max-md:last:border-b ${isNarrow ? 'md:py-3' : 'md:py-4 md:first:border-t-0 md:first:pt-0'}`}
        >
          {isNarrow ? (
            <FoldableTerm
              item={item}
              row={isShort ? 'lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-6' : ''}
              textClass={isShort ? 'lg:mt-0' : ''}
            />
          ) : (
            <FoldableTerm
              item={item}
              row="items-baseline md:grid md:grid-cols-8 md:gap-x-6"
              termClass="md:col-span-3 md:text-lead"
              textClass="md:col-span-5 md:mt-0 md:text-body"
            />
          )}
        </li>
      ))}
    </ul>
  );
}
