import type { QuizQuestion as Content } from '#content/quiz.ts';

interface QuizQuestionProps {
  question: Content;
  number: number;
  isCurrent: boolean;
  /** The answer that came back with a form that was refused. */
  given: string | undefined;
  error: string | undefined;
}

/** One question. Those that are not current are hidden, except where there is no script to go on with. */
export function QuizQuestion({ question, number, isCurrent, given, error }: QuizQuestionProps) {
  const { key, question: words, options } = question;
  return (
    <fieldset data-step={number - 1} className={isCurrent ? undefined : 'hidden noscript:block'}>
      <legend>
        <h3>
          <span className="sr-only">{`Question ${number}: `}</span>
          {words}
        </h3>
      </legend>
      {error && <p className="mt-2 hidden text-small text-redline noscript:block">{error}</p>}
      <div>
        {options.map(({ value, label, hint }) => (
          <label key={value}>
            <input type="radio" name={key} value={value} defaultChecked={value === given} />
            <span>{label}</span>
            <span>{hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
