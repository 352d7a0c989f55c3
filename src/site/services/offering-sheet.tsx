import type { TitledText } from '#content/schema.ts';
import type { Service } from '#content/services.schema.ts';
import { FoldableTerm } from '../parts/foldable-term.tsx';
import { PartsList } from './service-lists.tsx';

interface OfferingSheetProps {
  items: readonly TitledText[];
  technologies: Service['technologies'];
}

/** What a service delivers as a specification: its items in cells that leave no gap, and at the foot what it is made with. */
export function OfferingSheet({ items, technologies }: OfferingSheetProps) {
  const wide = items.length % 3 === 1 ? 4 : items.length % 3;
  const isTall = items.slice(wide).some(({ title }) => title.length > shortTitle);
  return (
    <div className="border border-ink bg-sheet">
      <ul className="grid gap-px bg-ink lg:grid-cols-12">
        {items.map((item, index) => (
          <li
            key={item.title}
            className={`bg-sheet px-4 md:px-6 md:py-6 ${index < wide ? 'lg:col-span-6' : 'lg:col-span-4'}`}
          >
            <FoldableTerm
              item={item}
              termClass={`text-balance md:text-h3 md:font-[560] md:[font-stretch:112%] ${index >= wide && isTall ? 'lg:min-h-15' : ''}`}
              textClass="md:mt-3 md:text-body"
            />
          </li>
        ))}
      </ul>
      {technologies && (
        <div className="grid gap-x-6 gap-y-3 border-t border-ink px-4 py-4 md:px-6 md:py-6 lg:grid-cols-12">
          <div className="lg:col-span-3">
            <h2 className="text-lead">{technologies.heading}</h2>
            {technologies.lead && <p className="text-small text-ink-2">{technologies.lead}</p>}
          </div>
          <div className="lg:col-span-9">
            <PartsList groups={technologies.items} />
          </div>
        </div>
      )}
    </div>
  );
}

/** The characters of a title that fits a line of a third of the page. */
const shortTitle = 23;
