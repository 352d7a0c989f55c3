import type { ReactNode } from 'react';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';

interface QuestionsProps {
  items: readonly { question: string; answer: ReactNode }[];
  /** Beside a longer part. */
  isLarge?: boolean;
  /** Whether the first is answered from the start. */
  opensFirst?: boolean;
}

/** Questions with collapsed answers; on paper they are open. */
export function Questions({ items, isLarge = false, opensFirst = false }: QuestionsProps) {
  const size = isLarge ? 'md:py-3 md:text-lead' : '';
  return (
    <div className="border-t border-b border-t-ink border-b-hairline">
      {items.map(({ question, answer }, index) => (
        <details
          key={question}
          open={opensFirst && index === 0}
          className="group border-hairline not-first:border-t"
        >
          <DisclosureSummary className={`min-h-12 py-2 text-body font-medium ${size}`}>
            {question}
          </DisclosureSummary>
          <p className="max-w-[36.5em] pb-6 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  );
}
