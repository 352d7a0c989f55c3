import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError } from '#design/api/api-error.ts';
import { createClient } from '#design/api/create-client.ts';
import type { FormOutcome } from '#design/forms/form-outcome.ts';
import { Button, buttonClass } from '#design/ui/button.tsx';
import { apiPath } from '#paths/api-paths.ts';
import { paths } from '#paths/paths.ts';
import type { FortuneAnswers } from '../contract.ts';
import { describeFortuneRefusal } from '../outcome.ts';
import type { createFortuneRoutes } from '../server/fortune.routes.ts';
import { FortuneSlip } from './fortune-slip.tsx';
import type { ShownQuestion } from './list-questions.ts';
import { QuizProgress } from './quiz-progress.tsx';
import { QuizQuestion } from './quiz-question.tsx';

const fortuneApi = createClient<ReturnType<typeof createFortuneRoutes>>(apiPath('fortune'));

interface FortuneQuizProps {
  questions: readonly ShownQuestion[];
  outcome: FormOutcome | null;
}

/** The quiz (SPEC section 4): one question at a time. A native form with all four until its script is there. */
export function FortuneQuiz({ questions, outcome }: FortuneQuizProps) {
  /** The step after the last question. */
  const resultStep = questions.length;
  const isTold = outcome?.message.kind === 'success';
  const [step, setStep] = useState(isTold ? resultStep : 0);
  const [fortune, setFortune] = useState(isTold ? outcome.message.text : '');
  const [message, setMessage] = useState(isTold ? '' : outcome?.message.text);
  const [isAnswered, setIsAnswered] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const slip = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);

  useEffect(() => {
    const current = slip.current?.querySelector<HTMLElement>(`[data-step="${step}"]`);
    const chosen = current?.querySelector<HTMLElement>(':checked');
    // It may have been chosen before the script was there.
    setIsAnswered(Boolean(chosen));
    if (hasMoved.current) (chosen ?? current?.querySelector('input') ?? current)?.focus();
  }, [step]);

  function goTo(next: number) {
    hasMoved.current = true;
    setMessage('');
    setStep(next);
  }

  function goOn() {
    if (isAnswered) goTo(step + 1);
    else setMessage('Please select an option to continue');
  }

  async function reveal(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step < resultStep - 1 || !isAnswered) return goOn();
    const { form: _form, ...answers } = Object.fromEntries(new FormData(event.currentTarget));
    setMessage('');
    setIsBusy(true);
    try {
      // What was chosen: the server checks it.
      setFortune(await tellFortune(answers as unknown as FortuneAnswers));
      goTo(resultStep);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMessage(describeFortuneRefusal(error).text);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div ref={slip} id="fortune" className="border-2 border-ink bg-sheet sm:grid sm:grid-cols-[auto_1fr]">
      <QuizProgress step={step} keys={questions.map(({ key }) => key)} />
      {step === resultStep ? (
        <FortuneSlip step={resultStep} fortune={fortune} onTryAgain={() => goTo(0)} />
      ) : (
        <form
          method="post"
          action={paths.fortune()}
          noValidate
          onSubmit={reveal}
          onChange={() => {
            setIsAnswered(true);
            setMessage('');
          }}
          className="p-4 sm:p-6 noscript:flex noscript:flex-col"
        >
          <input type="hidden" name="form" value="fortune" />
          {questions.map((question, index) => (
            <QuizQuestion
              key={question.key}
              question={question}
              number={index + 1}
              isCurrent={index === step}
              given={fortune ? undefined : outcome?.values[question.key]}
              error={outcome?.errors[question.key]}
            />
          ))}
          {message && (
            <p
              role="alert"
              className="mt-4 border-l-4 border-redline py-2 pl-3 text-small noscript:order-first noscript:mb-6"
            >
              {message}
            </p>
          )}
          <div className="mt-6 flex flex-wrap gap-3">
            {step > 0 && (
              <Button variant="secondary" disabled={isBusy} onClick={() => goTo(step - 1)}>
                Back
              </Button>
            )}
            {step < resultStep - 1 && (
              <button
                type="button"
                aria-disabled={!isAnswered}
                onClick={goOn}
                className={`${buttonClass()} aria-disabled:cursor-default aria-disabled:border-control aria-disabled:bg-sunk aria-disabled:text-ink-2 noscript:hidden`}
              >
                Next
              </button>
            )}
            <span className={step < resultStep - 1 ? 'hidden noscript:contents' : 'contents'}>
              <Button type="submit" disabled={isBusy}>
                {isBusy ? 'Consulting the crystal ball...' : 'Reveal My Fortune'}
              </Button>
            </span>
          </div>
        </form>
      )}
    </div>
  );
}

/** @throws ApiError; an answer without a fortune is a failure of the server */
async function tellFortune(answers: FortuneAnswers): Promise<string> {
  const { fortune } = await fortuneApi.post('/', { json: { answers } });
  if (!fortune) throw new ApiError({ status: 502 });
  return fortune;
}
