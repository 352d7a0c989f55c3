import type { ReactNode } from 'react';
import type { ProductDetail } from '#content/products.schema.ts';
import { FoldableTerm } from '../parts/foldable-term.tsx';
import { Questions } from '../parts/questions.tsx';

interface ProductDetailsProps {
  detail: ProductDetail;
  /** Stands beside the questions. */
  children: ReactNode;
}

/** A product in daily use, its connections, where it runs, and whose data it is. */
export function ProductDetails({ detail, children }: ProductDetailsProps) {
  const conditions = [
    ['Made for', <Audience key="audience" items={detail.audience} />],
    ['Integration', detail.integration],
    ['Deployment', detail.deployment],
    ['Data ownership', detail.dataOwnership],
  ] as const;
  return (
    <>
      <ul
        className={`grid gap-x-6 border-b border-hairline md:gap-y-6 md:border-0 sm:grid-cols-2 ${detail.blocks.length === 3 ? 'md:grid-cols-3' : ''}`}
      >
        {detail.blocks.map((item) => (
          <li key={item.title} className="border-t border-hairline md:border-ink md:pt-3">
            <FoldableTerm item={item} />
          </li>
        ))}
      </ul>
      <ul className="border-b border-hairline md:mt-6 lg:grid lg:grid-cols-2 lg:gap-x-6">
        {conditions.map(([title, text]) => (
          <li key={title} className="border-t border-hairline max-md:first:border-0 md:py-3">
            <FoldableTerm
              item={{ title, text }}
              row="md:grid md:grid-cols-8 md:gap-x-6"
              termClass="md:col-span-2 md:text-small"
              textClass="md:col-span-6 md:mt-0"
            />
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-x-6 gap-y-6 md:grid-cols-2">
        <div>
          <h3 className="mb-2 text-body">Questions</h3>
          <Questions items={detail.questions} />
        </div>
        {children}
      </div>
    </>
  );
}

function Audience({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li
          key={item}
          className="flex gap-3 before:mt-3 before:h-px before:w-3 before:shrink-0 before:bg-ink"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
