import { diffWordsWithSpace, type Change } from 'diff';
import { useMemo } from 'react';

/** How long two texts may be compared before they count as entirely different. */
const longestMs = 300;

/** How many characters of what both have in common are shown beside a difference. */
const contextLength = 200;

interface WordComparisonProps {
  /** Each side's label and text. */
  left: { label: string; value: unknown };
  right: { label: string; value: unknown };
  /** Whether the right one came after the left one; otherwise they are alternatives. */
  isChange?: boolean;
}

/** Two texts side by side; words that only one has are marked. */
export function WordComparison({ left, right, isChange = true }: WordComparisonProps) {
  const parts = useMemo(
    () =>
      compareWords(describeValue(left.value), describeValue(right.value)).map((part, id) => ({
        ...part,
        id,
      })),
    [left.value, right.value],
  );
  return (
    <div className="grid gap-3 text-small sm:grid-cols-2">
      <Side label={left.label} parts={parts.filter(({ added }) => !added)} mark={isChange ? 'del' : 'mark'} />
      <Side
        label={right.label}
        parts={parts.filter(({ removed }) => !removed)}
        mark={isChange ? 'ins' : 'mark'}
      />
    </div>
  );
}

type Mark = keyof typeof markClasses;

const markClasses = {
  del: 'bg-sunk text-redline',
  ins: 'bg-sunk text-pass',
  mark: 'bg-sunk text-ink underline decoration-2 underline-offset-4',
};

type Part = Pick<Change, 'value' | 'added' | 'removed'> & { id: number };

function Side({ label, parts, mark: Marked }: { label: string; parts: Part[]; mark: Mark }) {
  return (
    <div className="min-w-0 border border-hairline p-2">
      <p className="text-fine text-ink-2">{label}</p>
      <p className="wrap-anywhere whitespace-pre-wrap">
        {parts.map(({ id, value, added, removed }) =>
          added || removed ? (
            <Marked key={id} className={markClasses[Marked]}>
              {value}
            </Marked>
          ) : (
            shorten(value)
          ),
        )}
      </p>
    </div>
  );
}

/** What both have in common, but for its middle: a difference in a long text is in sight. */
const shorten = (text: string): string =>
  text.length <= 3 * contextLength
    ? text
    : `${text.slice(0, contextLength)} […] ${text.slice(-contextLength)}`.toWellFormed();

/** The words of two texts; two long ones with little in common differ as a whole. */
const compareWords = (left: string, right: string): Pick<Change, 'value' | 'added' | 'removed'>[] =>
  diffWordsWithSpace(left, right, { timeout: longestMs }) ?? [
    { value: left, added: false, removed: true },
    { value: right, added: true, removed: false },
  ];

/** A value in readable form, one text per line. */
function describeValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value !== 'object') return String(value);
  return Object.values(value).map(describeValue).filter(Boolean).join('\n');
}
