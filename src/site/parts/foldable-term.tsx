import type { ReactNode } from 'react';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';

interface FoldableTermProps {
  item: { title: string; text: ReactNode };
  /** The grid of term and text where they are open. */
  row?: string;
  termClass?: string;
  textClass?: string;
}

/** A term and what it means: folded on a phone, where a list of them would be long; open elsewhere and on paper. */
export function FoldableTerm({ item, row = '', termClass = '', textClass = '' }: FoldableTermProps) {
  const { title, text } = item;
  return (
    <details className="fold group">
      <DisclosureSummary className="min-h-12 py-2 font-medium">{title}</DisclosureSummary>
      <div className={`max-md:pb-3 ${row}`}>
        <p className={`fold-heading text-body font-medium ${termClass}`}>{title}</p>
        <div className={`mt-1 max-w-[41.625rem] text-small text-ink-2 ${textClass}`}>{text}</div>
      </div>
    </details>
  );
}
