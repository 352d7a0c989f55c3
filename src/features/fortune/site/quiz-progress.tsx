/** The quiz's progress: one box per question, ticked once answered, dashed until then. */
export function QuizProgress({ step, keys }: { step: number; keys: readonly string[] }) {
  return (
    <div className="flex items-center gap-4 border-dashed border-ink p-4 max-sm:border-b-2 sm:flex-col sm:items-start sm:border-r-2 sm:p-6 native:hidden">
      <p aria-live="polite" className="text-small font-medium">
        {step < keys.length
          ? `Question ${step + 1} of ${keys.length}`
          : `${keys.length} of ${keys.length} answered`}
      </p>
      <ol aria-hidden="true" className="flex flex-wrap gap-2 sm:flex-col">
        {keys.map((key, index) => (
          <li
            key={key}
            className={`flex size-8 items-center justify-center border-2 font-mono text-fine ${chooseLook(index, step)}`}
          >
            {index < step ? (
              <svg viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-2">
                <path d="M1.5 8.5l4.5 4.5 8.5-10.5" />
              </svg>
            ) : (
              index + 1
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function chooseLook(index: number, step: number): string {
  if (index === step) return 'border-ink bg-ink text-paper';
  return index < step ? 'border-ink text-ink' : 'border-dashed border-control text-ink-2';
}
