import type { QuizResults } from '../stats.contract.ts';
import { nameChannel } from '#domain/attribution/channel-names.ts';
import { formatCount } from './format-stats.ts';

/** The quiz's texts for its questions and answers; null for one that no longer exists. */
export type NameAnswer = (question: string, answer: string) => { question: string; answer: string } | null;

interface QuizPanelProps {
  results: QuizResults;
  nameAnswer: NameAnswer;
}

/** How often the quiz was finished, what was answered, and how those visitors arrived. */
export function QuizPanel({ results: { finished, answers, channels }, nameAnswer }: QuizPanelProps) {
  const questions = [...new Set(answers.map(({ question }) => question))];
  const brought = channels
    .map(({ channel, count }) => `${nameChannel(channel)} ${formatCount(count)}`)
    .join(', ');
  return (
    <div className="flex flex-col gap-6">
      <p className="text-small">
        {`Finished ${finished === 1 ? 'once' : `${formatCount(finished)} times`}.`}
        {brought && ` Brought by: ${brought}.`}
      </p>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {questions.map((question) => (
          <Question
            key={question}
            text={nameAnswer(question, '')?.question ?? question}
            answers={answers
              .filter((one) => one.question === question)
              .map(({ answer, count }) => ({ name: nameAnswer(question, answer)?.answer || answer, count }))}
          />
        ))}
      </div>
    </div>
  );
}

function Question({ text, answers }: { text: string; answers: { name: string; count: number }[] }) {
  const all = answers.reduce((sum, { count }) => sum + count, 0);
  return (
    <div>
      <h3 className="pb-2 text-small font-semibold">{text}</h3>
      <dl className="flex flex-col gap-1">
        {answers.map(({ name, count }) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_6rem_3rem] items-center gap-3 text-small">
            <dt className="wrap-anywhere">{name}</dt>
            <dd aria-hidden="true">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-2.5 w-full">
                <rect width="100" height="10" className="fill-sunk" />
                <rect width={(count / Math.max(1, all)) * 100} height="10" className="fill-ink-2" />
              </svg>
            </dd>
            <dd className="text-right font-mono text-fine">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
