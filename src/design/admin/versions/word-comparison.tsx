import { diffWordsWithSpace, type Change } from 'diff';
import { useMemo } from 'react';

/** How long two texts may be compared before they differ as a whole. */
const longestMs = 300;

interface WordComparisonProps {
  /** What each side is called, and what it says. */
  left: { label: string; value: unknown };
  right: { label: string; value: unknown };
}

/** Two texts side by side; words that only one has are marked. */
export function WordComparison({ left, right }: WordComparisonProps) {
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
      <div className="min-w-0 border border-hairline p-2">
        <p className="text-fine text-ink-2">{left.label}</p>
        <p className="wrap-anywhere whitespace-pre-wrap">
          {parts
            .filter(({ added }) => !added)
            .map(({ id, value, removed }) =>
              removed ? (
                <del key={id} className="bg-sunk text-redline">
                  {value}
                </del>
              ) : (
                value
              ),
            )}
        </p>
      </div>
      <div className="min-w-0 border border-hairline p-2">
        <p className="text-fine text-ink-2">{right.label}</p>
        <p className="wrap-anywhere whitespace-pre-wrap">
          {parts
            .filter(({ removed }) => !removed)
            .map(({ id, value, added }) =>
              added ? (
                <ins key={id} className="bg-sunk text-pass">
                  {value}
                </ins>
              ) : (
                value
              ),
            )}
        </p>
      </div>
    </div>
  );
}

/** The words of two texts; two long ones that have little in common differ as a whole. */
const compareWords = (left: string, right: string): Pick<Change, 'value' | 'added' | 'removed'>[] =>
  diffWordsWithSpace(left, right, { timeout: longestMs }) ?? [
    { value: left, added: false, removed: true },
    { value: right, added: true, removed: false },
  ];

/** A value as a person reads it, one text a line. */
function describeValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value !== 'object') return String(value);
  return Object.values(value).map(describeValue).filter(Boolean).join('\n');
}
