import type { Question } from '#content/schema.ts';

/** Questions with their answers folded away; on paper they stand open. */
export function Questions({ items }: { items: readonly Question[] }) {
  return (
    <div className="border-b border-hairline">
      {items.map(({ question, answer }) => (
        <details
          key={question}
          className="group border-t border-hairline print:details-content:[content-visibility:visible]"
        >
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-body font-medium hover:text-petrol [&::-webkit-details-marker]:hidden">
            {question}
            <svg
              viewBox="0 0 16 16"
              aria-hidden="true"
              className="size-4 shrink-0 fill-none stroke-current stroke-[1.5]"
            >
              <path d="M1 8h14" />
              <path d="M8 1v14" className="group-open:hidden" />
            </svg>
          </summary>
          <p className="max-w-[36.5em] pb-6 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  );
}
