import type { ReactNode } from 'react';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';

interface QuestionsProps {
  items: readonly { question: string; answer: ReactNode }[];
  /** Beside a longer part: the first is answered where there is room. */
  isLarge?: boolean;
}

/** Questions with collapsed answers; on paper they are open. */
export function Questions({ items, isLarge = false }: QuestionsProps) {
  const size = isLarge ? 'md:py-3 md:text-lead' : '';
  return (
    <div className="border-t border-b border-t-ink border-b-hairline">
      {items.map(({ question, answer }, index) => (
        <details
          key={question}
          className={`group border-hairline not-first:border-t ${isLarge && index === 0 ? 'fold' : ''}`}
        >
          <DisclosureSummary className={`min-h-12 py-2 text-body font-medium ${size}`}>
            {question}
          </DisclosureSummary>
          {isLarge && index === 0 && <p className={`fold-heading font-medium ${size}`}>{question}</p>}
          <p className="max-w-[36.5em] pb-6 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  );
}
