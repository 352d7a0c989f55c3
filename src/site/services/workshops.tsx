import type { Link } from '#content/schema.ts';
import type { Service, Workshop } from '#content/services.schema.ts';
import { LinkButton } from '../parts/link-button.tsx';
import { Technologies } from './technologies.tsx';

interface WorkshopsProps {
  items: readonly Workshop[];
  /** How to have one. */
  action: Link;
  technologies: Service['technologies'];
}

/** The workshops as a timetable, with what each costs if one has a price; on narrow screens each row becomes a block. */
export function Workshops({ items, action, technologies }: WorkshopsProps) {
  const arePriced = items.some(({ price }) => price);
  return (
    <>
      <table className="workshops w-full text-left max-lg:block">
        <thead className="max-lg:sr-only">
          <tr className="border-b-2 border-ink text-small">
            {['Topic', 'Length', ...(arePriced ? ['Price'] : []), 'For', 'What you leave with'].map(
              (name) => (
                <th key={name} scope="col" className="py-2 font-medium">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody className="border-ink max-lg:block max-lg:border-t">
          {items.map(({ title, length, price, audience, outcome }) => (
            <tr key={title} className="workshop border-b border-hairline align-baseline max-lg:py-2">
              <th scope="row" className={`${cell} font-[560] [font-stretch:112%]`}>
                {title}
              </th>
              <td className={`workshop-length ${cell} text-small`}>{length}</td>
              {arePriced && (
                <td className={`workshop-price ${cell} font-[560] [font-stretch:112%]`}>{price}</td>
              )}
              <td className={`workshop-audience ${cell} text-small text-ink-2`}>{audience}</td>
              <td className={`workshop-outcome ${cell} text-small text-ink-2`}>{outcome}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="items-center gap-x-6 lg:grid lg:grid-cols-12">
        <p className="py-4 lg:col-span-4 print:hidden">
          <LinkButton href={action.href}>{action.label}</LinkButton>
        </p>
        {technologies && <Technologies {...technologies} />}
      </div>
    </>
  );
}

const cell = 'py-3 max-lg:py-0';
