import { quizQuestions } from '#content/quiz.ts';

/** The slip's stub: one box for each question, ticked when answered, dashed while it is to come. */
export function QuizProgress({ step }: { step: number }) {
  return (
    <div className="quiz-progress">
      <p aria-live="polite">
        {step < quizQuestions.length
          ? `Question ${step + 1} of ${quizQuestions.length}`
          : `${quizQuestions.length} of ${quizQuestions.length} answered`}
      </p>
      <ol aria-hidden="true">
        {quizQuestions.map(({ key }, index) => (
          <li key={key} className={index === step ? 'is-current' : index < step ? 'is-answered' : undefined}>
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
