import type { GivenAnswer } from './list-answers.ts';

interface QuizProgressProps {
  step: number;
  keys: readonly string[];
  /** Beside their boxes, where the result is shown. */
  answers: readonly GivenAnswer[];
}

/** The quiz's progress: one box per question, ticked once answered. */
export function QuizProgress({ step, keys, answers }: QuizProgressProps) {
  return (
    <div className="flex items-center gap-4 border-hairline p-4 max-sm:border-b sm:flex-col sm:items-start sm:border-r sm:p-6 native:hidden">
      <p aria-live="polite" className="text-small font-medium">
        {step < keys.length
          ? `Question ${step + 1} of ${keys.length}`
          : `${keys.length} of ${keys.length} answered`}
      </p>
      <ol aria-hidden={answers.length === 0} className="flex flex-wrap gap-2 sm:flex-col">
        {keys.map((key, index) => (
          <li key={key} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className={`flex size-8 shrink-0 items-center justify-center border-2 font-mono text-fine ${chooseLook(index, step)}`}
            >
              {index < step ? (
                <svg viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-2">
                  <path d="M1.5 8.5l4.5 4.5 8.5-10.5" />
                </svg>
              ) : (
                index + 1
              )}
            </span>
            {answers[index] && (
              <span className="max-w-32 text-small text-ink-2 max-sm:hidden">{answers[index].label}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function chooseLook(index: number, step: number): string {
  if (index === step) return 'border-ink bg-ink text-paper forced-colors:border-4';
  return index < step ? 'border-ink text-ink' : 'border-hairline text-ink-2';
}
