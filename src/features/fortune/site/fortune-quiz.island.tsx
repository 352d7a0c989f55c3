import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError } from '#design/api/api-error.ts';
import { createClient } from '#design/api/create-client.ts';
import type { FormOutcome } from '#domain/forms/site/form-outcome.ts';
import { submitByScript } from '#domain/forms/site/submit-by-script.ts';
import { describeSource } from '#domain/attribution/site/visit-source.ts';
import { Button } from '#design/ui/button.tsx';
import { apiPath } from '#paths/api-paths.ts';
import { paths } from '#paths/paths.ts';
import type { FortuneAdvice, FortuneAnswers } from '../contract.ts';
import { describeFortuneRefusal } from '../outcome.ts';
import type { fortuneRoutes } from '../server/fortune.routes.ts';
import { FortuneResult } from './fortune-result.tsx';
import { listAnswers } from './list-answers.ts';
import type { QuestionView } from './list-questions.ts';
import { QuizProgress } from './quiz-progress.tsx';
import { QuizQuestion } from './quiz-question.tsx';

const fortuneApi = createClient<typeof fortuneRoutes>(apiPath('fortune'));

interface FortuneQuizProps {
  questions: readonly QuestionView[];
  outcome: FormOutcome | null;
  /** The recommendation with the fortune in the page's response. */
  advice?: FortuneAdvice | undefined;
}

/** A fortune, what is recommended with it, and the answers that it belongs to. */
interface QuizResult {
  fortune: string;
  advice?: FortuneAdvice | undefined;
  answers: Record<string, string>;
}

/**
 * The quiz (SPEC section 4): one question at a time. A native form with all four until its script has loaded.
 */
export function FortuneQuiz({ questions, outcome, advice }: FortuneQuizProps) {
  /** The step after the last question. */
  const resultStep = questions.length;
  const isFinished = outcome?.message.kind === 'success';
  const [step, setStep] = useState(isFinished ? resultStep : 0);
  const [result, setResult] = useState<QuizResult | null>(
    isFinished ? { fortune: outcome.message.text, advice, answers: outcome.values } : null,
  );
  const [message, setMessage] = useState(isFinished ? '' : outcome?.message.text);
  const [isBusy, setIsBusy] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element | null>(null);
  const hasMoved = useRef(false);

  useEffect(() => {
    const current = frame.current?.querySelector<HTMLElement>(`[data-step="${step}"]`);
    const chosen = current?.querySelector<HTMLElement>(':checked');
    if (!hasMoved.current) return;
    (chosen ?? current?.querySelector('input') ?? current)?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: step === resultStep ? 'start' : 'nearest' });
  }, [step, resultStep]);

  useEffect(() => {
    // While it was disabled, it has lost the focus.
    if (!isBusy && document.activeElement === document.body) (pressed.current as HTMLElement | null)?.focus();
  }, [isBusy]);

  function goTo(next: number) {
    hasMoved.current = true;
    setMessage('');
    setStep(next);
  }

  /** From the form: it may have been answered before the script had loaded. */
  const isAnswered = () => frame.current?.querySelector(`[data-step="${step}"] :checked`) !== null;

  function goOn() {
    if (isAnswered()) goTo(step + 1);
    else setMessage('Please select an option to continue');
  }

  async function reveal(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step < resultStep - 1 || !isAnswered()) return goOn();
    setMessage('');
    pressed.current = document.activeElement;
    setIsBusy(true);
    await submitByScript(
      event.currentTarget,
      async (entries) => {
        setResult(await requestFortune(entries));
        goTo(resultStep);
      },
      (refusal) => setMessage(describeFortuneRefusal(refusal).text),
    );
    setIsBusy(false);
  }

  const answers = step === resultStep ? listAnswers(questions, result?.answers ?? {}) : [];
  return (
    <div ref={frame} id="fortune" className="border-2 border-ink bg-sheet sm:grid sm:grid-cols-[auto_1fr]">
      <QuizProgress step={step} keys={questions.map(({ key }) => key)} answers={answers} />
      {step === resultStep ? (
        <FortuneResult
          step={resultStep}
          fortune={result?.fortune ?? ''}
          advice={result?.advice}
          answers={answers}
          onTryAgain={() => goTo(0)}
        />
      ) : (
        <form
          method="post"
          action={paths.fortune()}
          noValidate
          onSubmit={reveal}
          onChange={() => setMessage('')}
          className="p-4 sm:col-start-2 sm:p-6 native:flex native:flex-col"
        >
          <input type="hidden" name="form" value="fortune" />
          {questions.map((question, index) => (
            <QuizQuestion
              key={question.key}
              question={question}
              number={index + 1}
              isCurrent={index === step}
              given={result ? undefined : outcome?.values[question.key]}
              error={outcome?.errors[question.key]}
            />
          ))}
          {message && (
            <p
              role="alert"
              className="mt-4 border-l-4 border-redline py-2 pl-3 text-small native:order-first native:mb-6"
            >
              {message}
            </p>
          )}
          <div className="mt-4 flex flex-wrap gap-3 md:mt-6 native:mt-0">
            {step > 0 && (
              <Button variant="secondary" disabled={isBusy} onClick={() => goTo(step - 1)}>
                Back
              </Button>
            )}
            {step < resultStep - 1 && (
              <Button onClick={goOn} className="native:hidden">
                Next
              </Button>
            )}
            <span className={step < resultStep - 1 ? 'hidden native:contents' : 'contents'}>
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
async function requestFortune(entries: FormData): Promise<QuizResult> {
  const { form: _form, ...chosen } = Object.fromEntries(entries);
  // The server checks it.
  const answers = chosen as unknown as FortuneAnswers;
  const { fortune, advice } = await fortuneApi.post(
    '/',
    { json: { answers } },
    { headers: describeSource() },
  );
  if (!fortune) throw new ApiError({ status: 502 });
  return { fortune, advice, answers };
}
