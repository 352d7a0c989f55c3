import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { CodeBlock } from './code-block.tsx';
import { showPlain } from './field-list.tsx';
import type { DescribedResponse } from './list-endpoints.ts';

interface AnswerListProps {
  /** "GET /blog-api", for the names of the examples. */
  name: string;
  answers: DescribedResponse[];
}

/** Answers by status, each with its examples behind it; the successful ones open. */
export function ResponseList({ name, answers }: AnswerListProps) {
  return (
    <ul className="border-t border-hairline">
      {answers.map(({ status, description, examples }) => (
        <li key={status} className="border-b border-hairline">
          {examples.length === 0 ? (
            <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-small">
              <StatusLine status={status} description={`${description}, with no body`} />
            </p>
          ) : (
            <details open={status < 300} className="group">
              <DisclosureSummary className="min-h-11 py-2.5 text-small">
                <span>
                  <StatusLine status={status} description={description} />
                </span>
              </DisclosureSummary>
              <ul className="flex flex-col gap-4 pt-1 pb-4">
                {examples.map((example) => (
                  <li key={example.name} className="flex flex-col gap-1">
                    {status >= 400 && <p className="text-small text-ink-2">{example.name}</p>}
                    <CodeBlock label={`${name}: ${status}, ${example.name}`} code={example.text} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

const StatusLine = ({ status, description }: { status: number; description: string }) => (
  <>
    <span className={`font-mono ${status >= 400 ? 'font-semibold' : 'text-pass'}`}>{status}</span>{' '}
    {showPlain(description)}
  </>
);
