import type { QuestionView } from './list-questions.ts';

interface QuizQuestionProps {
  question: QuestionView;
  number: number;
  isCurrent: boolean;
  /** The answer that came back with a refused form. */
  given: string | undefined;
  error: string | undefined;
}

/** One question. Those that are not current are hidden, except without JavaScript. */
export function QuizQuestion({ question, number, isCurrent, given, error }: QuizQuestionProps) {
  const { key, question: words, options } = question;
  return (
    <fieldset data-step={number - 1} className={`native:mb-6 ${isCurrent ? '' : 'hidden native:block'}`}>
      <legend>
        <h3 className="text-lead sm:text-h3">
          <span className="sr-only">{`Question ${number}: `}</span>
          {words}
        </h3>
      </legend>
      {error && <p className="mt-2 hidden text-small text-redline native:block">{error}</p>}
      <div className="quiz-options">
        {options.map(({ value, label, hint }) => (
          <label key={value} className="quiz-option">
            <input type="radio" name={key} value={value} defaultChecked={value === given} />
            <span>{label}</span>
            <span className="quiz-hint text-balance">{hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
