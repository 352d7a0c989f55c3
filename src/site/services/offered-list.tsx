import type { Service } from '#content/services.schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { toHeadingId } from '../parts/heading-id.ts';
import { Questions } from '../parts/questions.tsx';
import { ruledRows } from './offerings.tsx';
import { PartsList } from './service-lists.tsx';

/** What a service delivers: those with a price side by side, others one to a row, its name across from what it is. */
export function OfferedList({ items }: { items: Service['offerings']['items'] }) {
  const [list, item] = items.some(({ price }) => price)
    ? ['grid gap-x-6 max-md:border-b border-hairline md:grid-cols-2 xl:grid-cols-4', 'border-t border-ink']
    : [ruledRows, 'border-hairline not-first:border-t lg:grid lg:grid-cols-3 lg:gap-x-6'];
  return (
    <ul className={list}>
      {items.map(({ title, text, price }) => (
        <li key={title} className={`${item} py-3`}>
          <h3
            className={
              price ? 'flex flex-wrap items-baseline justify-between gap-x-4 text-body md:block' : 'text-lead'
            }
          >
            {title} {price && <span className="text-lead md:block md:text-h2">{price}</span>}
          </h3>
          <p className="mt-1 max-w-[41.625rem] text-small text-balance text-ink-2 md:text-body lg:col-span-2 lg:mt-0">
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface OfferedNotesProps {
  technologies: Service['technologies'];
  questions: Service['questions'];
}

/** Below what is offered: what it is made with, on a phone folded, and a few questions beside that. */
export function OfferedNotes({ technologies, questions }: OfferedNotesProps) {
  return (
    <div className={`grid gap-6 md:mt-6 ${questions ? 'lg:grid-cols-2' : ''}`}>
      {technologies && <Technologies {...technologies} isNarrow={questions !== undefined} />}
      {questions && <OfferedAnswers {...questions} />}
    </div>
  );
}

function Technologies({
  heading,
  lead,
  items,
  isNarrow,
}: NonNullable<Service['technologies']> & { isNarrow: boolean }) {
  const name = toHeadingId(heading);
  return (
    <section aria-labelledby={name}>
      <details className="fold group">
        <DisclosureSummary className="min-h-12 py-2 font-medium">{heading}</DisclosureSummary>
        <div className={isNarrow ? '' : 'lg:grid lg:grid-cols-3 lg:gap-x-6'}>
          <div className={isNarrow ? '' : 'border-hairline lg:mt-2 lg:border-t lg:py-2'}>
            <h2 id={name} className={`fold-heading ${isNarrow ? 'text-lead' : 'text-body'}`}>
              {heading}
            </h2>
            {lead && <p className="text-small text-ink-2">{lead}</p>}
          </div>
          <div className="lg:col-span-2">
            <PartsList groups={items} isNarrow={isNarrow} />
          </div>
        </div>
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
      <Questions items={items} />
    </section>
  );
}
