import type { ProductDetail } from '#content/products.schema.ts';
import { Questions } from '../parts/questions.tsx';

/** A product in daily use, its connections, where it runs, and whose data it is. */
export function ProductDetails({ detail }: { detail: ProductDetail }) {
  const conditions = [
    ['Made for', <Audience key="audience" items={detail.audience} />],
    ['Integration', detail.integration],
    ['Deployment', detail.deployment],
    ['Data ownership', detail.dataOwnership],
  ] as const;
  return (
    <>
      <ul
        className={`grid gap-x-6 gap-y-6 sm:grid-cols-2 md:gap-y-10 ${detail.blocks.length === 3 ? 'md:grid-cols-3' : ''}`}
      >
        {detail.blocks.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-lead">{title}</h3>
            <p className="mt-1 max-w-[30em] text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
      <dl className="mt-10 border-b border-hairline">
        {conditions.map(([term, content]) => (
          <div key={term} className="gap-x-6 border-t border-hairline py-4 md:grid md:grid-cols-8">
            <dt className="font-medium md:col-span-2">{term}</dt>
            <dd className="mt-1 max-w-[34.5em] text-ink-2 md:col-span-6 md:mt-0">{content}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-10 mb-3 text-lead">Questions</h3>
      <Questions items={detail.questions} />
    </>
  );
}

function Audience({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li
          key={item}
          className="flex gap-3 not-first:mt-1 before:mt-3 before:h-px before:w-3 before:shrink-0 before:bg-ink"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
