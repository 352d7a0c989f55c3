import type { TitledText } from '#content/schema.ts';
import type { ServicePlan } from './service-plans.ts';

interface OfferingsProps {
  items: readonly TitledText[];
  view: ServicePlan['offerings'];
}

/** A service's offerings: a list with its terms at the left, two columns, or rows set off against each other. */
export function Offerings({ items, view }: OfferingsProps) {
  if (view === 'list') return <OfferingList items={items} />;
  const grid = view === 'columns' ? 'md:grid-cols-2' : 'md:grid-cols-2 lg:grid-cols-12';
  return (
    <ul className={`grid gap-x-6 gap-y-10 ${grid}`}>
      {items.map(({ title, text }, index) => (
        <li
          key={title}
          className={`border-t border-ink pt-4 ${view === 'columns' ? leading(index) : offsets[index % offsets.length]}`}
        >
          <h3 className="text-h3">{title}</h3>
          <p className="mt-2 max-w-[30em] text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** In two columns the first one leads, across both. */
const leading = (index: number) => (index === 0 ? 'md:col-span-2' : '');

const offsets = [
  'lg:col-span-5',
  'lg:col-span-4',
  'lg:col-span-3',
  'lg:col-span-4 lg:col-start-4',
  'lg:col-span-5',
];

/** Terms at the left, what they mean at the right. */
export function OfferingList({ items }: { items: readonly TitledText[] }) {
  return (
    <dl>
      {items.map(({ title, text }) => (
        <div
          key={title}
          className="gap-x-6 border-t border-hairline py-4 md:grid md:grid-cols-8 md:py-6 md:first:border-t-0 md:first:pt-0"
        >
          <dt className="text-lead font-medium md:col-span-3">{title}</dt>
          <dd className="mt-1 max-w-[33em] text-ink-2 md:col-span-5 md:mt-0">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
