import type { Service } from '#content/services.schema.ts';
import { ruledRows } from './offerings.tsx';
import { Technologies } from './technologies.tsx';

interface OfferedListProps {
  items: Service['offerings']['items'];
  technologies?: Service['technologies'];
}

/** What a service delivers, one to a row, its name, and its price if it has one, across from what it is. */
export const OfferedList = ({ items, technologies }: OfferedListProps) => (
  <>
    <ul className={`${ruledRows} border-b-hairline ${technologies ? 'border-b' : ''}`}>
      {items.map(({ title, text, price }) => (
        <li
          key={title}
          className="items-baseline border-hairline py-3 not-first:border-t lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-6"
        >
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lead">
            {title} {price && <span>{price}</span>}
          </h3>
          <p className="mt-1 max-w-[41.625rem] text-small text-ink-2 md:text-body lg:mt-0">{text}</p>
        </li>
      ))}
    </ul>
    {technologies && <Technologies {...technologies} />}
  </>
);
