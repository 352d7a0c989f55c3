import type { ReactNode } from 'react';
import type { ProductDetail } from '#content/products.schema.ts';
import { FoldableTerm } from '../parts/foldable-term.tsx';
import { Questions } from '../parts/questions.tsx';

interface ProductDetailsProps {
  detail: ProductDetail;
  /** Stands beside the questions. */
  children: ReactNode;
}

/** A product in daily use, and the questions about it. */
export function ProductDetails({ detail, children }: ProductDetailsProps) {
  return (
    <>
      <ul className="grid gap-x-6 border-b border-hairline md:grid-cols-2 md:gap-y-6 md:border-0">
        {detail.blocks.map((item) => (
          <li
            key={item.title}
            className="border-t border-hairline md:border-ink md:pt-3 md:odd:last:col-span-2"
          >
            <FoldableTerm item={item} />
          </li>
        ))}
      </ul>
      <div className="grid gap-x-6 gap-y-6 md:grid-cols-2">
        <div>
          <h3 className="mb-2 text-body">Questions</h3>
          <Questions items={detail.questions} />
        </div>
        {children}
      </div>
    </>
  );
}

/** For whom a product is, its connections, where it runs, and whose data it is. */
export function ProductConditions({ detail }: { detail: ProductDetail }) {
  const conditions = [
    ['Made for', <Audience key="audience" items={detail.audience} />],
    ['Integration', detail.integration],
    ['Deployment', detail.deployment],
    ['Data ownership', detail.dataOwnership],
  ] as const;
  return (
    <ul className="border-b border-hairline">
      {conditions.map(([title, text]) => (
        <li key={title} className="border-t border-hairline md:py-3">
          <FoldableTerm
            item={{ title, text }}
            row="md:max-lg:grid md:max-lg:grid-cols-[1fr_2fr] md:max-lg:gap-x-6 items-baseline"
            termClass="md:text-small"
            textClass="md:max-lg:mt-0"
          />
        </li>
      ))}
    </ul>
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
