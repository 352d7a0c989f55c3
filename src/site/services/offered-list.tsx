import type { Service } from '#content/services.schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { toHeadingId } from '../parts/heading-id.ts';
import { Questions } from '../parts/questions.tsx';
import { ruledRows, shortText } from './offerings.tsx';
import { PartsList } from './service-lists.tsx';

interface OfferedListProps {
  items: Service['offerings']['items'];
  /** Beside or below them: what they are made with, on a phone folded, and a few questions. */
  technologies?: Service['technologies'];
  questions?: Service['questions'];
}

/** What a service delivers: those with a price side by side, others one to a row, its name across from what it is. */
export function OfferedList({ items, technologies, questions }: OfferedListProps) {
  const arePriced = items.some(({ price }) => price);
  const isBeside = !arePriced && (technologies ?? questions) !== undefined;
  const [ours, theirs, columns] = items.every(({ text }) => text.length <= shortText)
    ? ['lg:col-span-7', 'lg:col-span-5', 'lg:grid-cols-[2fr_3fr]']
    : ['lg:col-span-8', 'lg:col-span-4', 'lg:grid-cols-[1fr_2fr]'];
  const [list, item] = arePriced
    ? [`grid gap-x-6 md:grid-cols-2 ${items.length > 2 ? 'xl:grid-cols-4' : ''}`, 'border-t border-ink']
    : [ruledRows, `border-hairline not-first:border-t items-baseline lg:grid ${columns} lg:gap-x-6`];
  return (
    <div className={`grid gap-x-6 md:gap-y-6 ${isBeside ? 'lg:grid-cols-12' : ''}`}>
      <ul className={isBeside ? `${list} ${ours}` : list}>
        {items.map(({ title, text, price }) => (
          <li key={title} className={`${item} py-3`}>
            <h3
              className={
                price
                  ? 'flex flex-wrap items-baseline justify-between gap-x-4 text-body md:block'
                  : 'text-lead'
              }
            >
              {title} {price && <span className="text-lead md:block md:text-h2">{price}</span>}
            </h3>
            <p
              className={`mt-1 max-w-[41.625rem] text-small text-ink-2 md:text-body lg:mt-0 ${price ? 'text-balance' : ''}`}
            >
              {text}
            </p>
          </li>
        ))}
      </ul>
      {(technologies ?? questions) && (
        <div className={`grid gap-6 ${isBeside ? `content-start ${theirs}` : 'lg:grid-cols-2'}`}>
          {technologies && <Technologies {...technologies} isBeside={isBeside} />}
          {questions && <OfferedAnswers {...questions} />}
        </div>
      )}
    </div>
  );
}

function Technologies({
  heading,
  lead,
  items,
  isBeside,
}: NonNullable<Service['technologies']> & { isBeside: boolean }) {
  const name = toHeadingId(heading);
  return (
    <section
      aria-labelledby={name}
      className={isBeside ? 'border-ink lg:border-t lg:pt-3 max-sm:border-t' : 'border-ink max-sm:border-t'}
    >
      <details className="fold group">
        <DisclosureSummary className="min-h-12 py-2 font-medium">{heading}</DisclosureSummary>
        <h2 id={name} className="fold-heading text-lead">
          {heading}
        </h2>
        {lead && <p className="text-small text-ink-2">{lead}</p>}
        <PartsList groups={items} rule={isBeside ? 'border-hairline' : 'border-ink'} />
      </details>
    </section>
  );
}

function OfferedAnswers({ heading, items }: NonNullable<Service['questions']>) {
  const name = toHeadingId(heading);
  return (
    <section aria-labelledby={name}>
      <h2 id={name} className="mb-2 text-lead">
        {heading}
      </h2>
      <Questions items={items} opensFirst />
    </section>
  );
}
