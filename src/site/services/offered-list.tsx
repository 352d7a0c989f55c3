import type { Service } from '#content/services.schema.ts';
import { ruledRows } from './offerings.tsx';
import { Technologies } from './technologies.tsx';

interface OfferedListProps {
  items: Service['offerings']['items'];
  technologies?: Service['technologies'];
}

/** What a service delivers, one to a row, its name, and its price if it has one, across from what it is; beside them what it is made with. */
export const OfferedList = ({ items, technologies }: OfferedListProps) => (
  <div className="grid gap-x-6 lg:grid-cols-12">
    <ul
      className={`${ruledRows} border-b-hairline ${technologies ? 'self-start border-b lg:col-span-8' : 'lg:col-span-12'}`}
    >
      {items.map(({ title, text, price }) => (
        <li
          key={title}
          className="items-baseline border-hairline py-2 not-first:border-t md:py-3 lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-6"
        >
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-body md:text-lead">
            {title} {price && <span>{price}</span>}
          </h3>
          <p className="max-w-[41.625rem] text-small text-ink-2 md:mt-1 md:text-body lg:mt-0">{text}</p>
        </li>
      ))}
    </ul>
    {technologies && (
      <div className="lg:col-span-4">
        <Technologies {...technologies} isBeside />
      </div>
    )}
  </div>
);
