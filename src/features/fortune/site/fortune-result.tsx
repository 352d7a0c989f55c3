import { handOver } from '#domain/forms/site/handed-over.ts';
import { Button, buttonClass } from '#design/ui/button.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { paths } from '#paths/paths.ts';
import type { FortuneAdvice } from '../contract.ts';
import type { GivenAnswer } from './list-answers.ts';

interface FortuneResultProps {
  /** Its place after the questions. */
  step: number;
  fortune: string;
  advice: FortuneAdvice | undefined;
  answers: readonly GivenAnswer[];
  onTryAgain: () => void;
}

/**
 * The fortune: drafted by a machine and signed by nobody, so its stamp is dashed. The link to the contact form
 * carries the answers along: in the session, or in the URL without JavaScript.
 */
export function FortuneResult({ step, fortune, advice, answers, onTryAgain }: FortuneResultProps) {
  const labels = answers.map(({ label }) => label).join(', ');
  return (
    <div className="p-4 sm:p-6 sm:col-start-2 lg:grid lg:grid-cols-2 lg:gap-x-10">
      <div data-step={step} tabIndex={-1} className="outline-none lg:row-span-2">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h3 className="text-h3">Your fortune</h3>
          <p className="-rotate-4 border-2 border-dashed border-ink px-3 py-1 text-small font-medium">
            Draft, not signed
          </p>
        </div>
        <Fortune fortune={fortune} />
      </div>
      {advice && <Advice advice={advice} />}
      <div className="mt-6 flex flex-wrap items-end gap-3 lg:col-start-2">
        <a
          href={paths.contact()}
          onClick={() => handOver('quiz-answers', labels)}
          className={`${buttonClass()} native:hidden`}
        >
          Get Started
        </a>
        <Button variant="secondary" onClick={onTryAgain} className="native:hidden">
          Try Again
        </Button>
        <span className="hidden native:contents">
          <a href={paths.contactWithAnswers(answers.map(({ value }) => value))} className={buttonClass()}>
            Get Started
          </a>
          <a href={paths.fortune()} className={buttonClass('secondary')}>
            Try Again
          </a>
        </span>
      </div>
    </div>
  );
}

/** The fortune by its lines, each with its name first; what a model wrote in another form stays one paragraph. */
function Fortune({ fortune }: { fortune: string }) {
  const lines = fortune.split('\n').map((line) => namedLine.exec(line));
  if (lines.length === 1 || lines.includes(null)) {
    return <p className="mt-4 text-lead wrap-anywhere">{fortune}</p>;
  }
  return (
    <p className="mt-4 text-small wrap-anywhere">
      {lines.map((line) => (
        <span key={line![1]} className="fortune-line border-t border-hairline py-2">
          <b>{line![1]}</b>
          {` ${line![2]}\n`}
        </span>
      ))}
    </p>
  );
}

const namedLine = /^(\p{L}+:) (.+)$/u;

/** One service and, where one fits, one case, by the owner's rules: a person's, so its line is solid. */
function Advice({ advice: { heading, reason, service, case: study } }: { advice: FortuneAdvice }) {
  return (
    <section
      aria-labelledby="advice-heading"
      className="mt-6 border-t-2 border-ink pt-4 lg:mt-0 lg:border-0 lg:pt-1.5"
    >
      <h4 id="advice-heading" className="font-medium">
        {heading}
      </h4>
      <p className="mt-1 max-w-[36.5em] text-small text-ink-2">{reason}</p>
      <dl className="mt-2 text-small">
        {[service, ...(study ? [study] : [])].map(({ label, title, text, path }) => (
          <div key={label} className="border-t border-hairline py-2 sm:grid sm:grid-cols-[8rem_1fr]">
            <dt className="text-ink-2">{label}</dt>
            <dd>
              <a href={path} className={linkClass}>
                {title}
              </a>
              {text && <span className="block text-ink-2">{text}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
