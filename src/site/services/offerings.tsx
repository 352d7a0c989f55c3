import type { TitledText } from '#content/schema.ts';
import { FoldableTerm } from '../parts/foldable-term.tsx';
import type { ServicePlan } from './service-plans.ts';

interface OfferingsProps {
  items: readonly TitledText[];
  view: ServicePlan['offerings'];
}

/** A service's offerings: a list with its terms at the left, or two columns, of which the first of an odd number leads. */
export function Offerings({ items, view }: OfferingsProps) {
  if (view === 'list') return <OfferingList items={items} />;
  const isOdd = items.length % 2 === 1;
  return (
    <ul className="grid gap-x-6 md:grid-cols-2 md:gap-y-6">
      {items.map((item, index) => (
        <li
          key={item.title}
          className={`border-t border-hairline md:border-ink md:pt-3 ${isOdd && index === 0 ? 'md:col-span-2' : ''}`}
        >
          <FoldableTerm item={item} termClass="md:text-lead" />
        </li>
      ))}
    </ul>
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
